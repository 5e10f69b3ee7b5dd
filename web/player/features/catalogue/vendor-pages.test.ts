import { expect, it } from 'vitest'
import { prizeModeOf, vendorPage } from './vendor-pages.ts'

it('leads vendors of lotteries to their pages, where the site has them', () => {
  const all = ['/lottery', '/vnLottery', '/seaLottery']
  expect(['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA', 'STUDIO'].map((vendor) => vendorPage(vendor, all))).toEqual(['/lottery', '/lottery', '/vnLottery', '/seaLottery', null])
  expect(vendorPage('TCG_SEA', ['/lottery'])).toBeNull()
})

it('takes the prize mode from the vendors of quick lotteries', () => {
  const menu = (gameCategory: string, ...codes: string[]) => [{ gameCategory, vendors: codes.map((vassalage) => ({ vassalage })) }]
  expect(prizeModeOf(menu('ELOTT', 'STUDIO', 'TCG_LOTTO_VN'))).toBe('ELOTT')
  expect(prizeModeOf(menu('ELOTT', 'LOTT'))).toBe('ELOTT')
  expect(prizeModeOf(menu('ELOTT', 'STUDIO'))).toBe('LOTT')
  expect(prizeModeOf(menu('LOTT', 'LOTT'))).toBe('LOTT')
  expect(prizeModeOf([])).toBe('LOTT')
})
