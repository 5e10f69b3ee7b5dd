import { expect, it } from 'vitest'
import { lotteryPaths } from '../../paths.ts'
import { prizeModeOf, vendorPage, vendorsOfPage } from './vendor-pages.ts'

it('leads vendors of lotteries to their pages, and finds whose a page is', () => {
  expect(['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA', 'STUDIO'].map((vendor) => vendorPage(vendor))).toEqual(['/lottery', '/lottery', '/vnLottery', '/seaLottery', null])
  expect(lotteryPaths.map(vendorsOfPage)).toEqual([['LOTT', 'ELOTT'], ['TCG_LOTTO_VN'], ['TCG_SEA']])
})

it('takes the prize mode from the vendors of quick lotteries', () => {
  const menu = (gameCategory: string, ...codes: string[]) => [{ gameCategory, vendors: codes.map((vassalage) => ({ vassalage })) }]
  expect(prizeModeOf(menu('ELOTT', 'STUDIO', 'TCG_LOTTO_VN'))).toBe('ELOTT')
  expect(prizeModeOf(menu('ELOTT', 'LOTT'))).toBe('ELOTT')
  expect(prizeModeOf(menu('ELOTT', 'STUDIO'))).toBe('LOTT')
  expect(prizeModeOf(menu('LOTT', 'LOTT'))).toBe('LOTT')
  expect(prizeModeOf([])).toBe('LOTT')
})
