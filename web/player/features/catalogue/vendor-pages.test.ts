import { expect, it } from 'vitest'
import type { Product } from '../../../../contract/shared/product-words.ts'
import { lotteryPaths } from '../../paths.ts'
import { cardsOfPage, prizeModeOf, vendorPage } from './vendor-pages.ts'

const cardOf = (vassalage: string, product: Product | null) => ({ vassalage, product })

it('leads vendors of lotteries to their pages by what they are booked under, and finds whose a page is', () => {
  const cards = [
    cardOf('SOUTH', 'SEA'),
    cardOf('QUICK', 'ELOTT'),
    cardOf('DAILY', 'LOTT'),
    cardOf('NORTH', 'VN'),
    cardOf('SLOTS', null),
    cardOf('BALL', 'SPORTS'),
    // The same vendor in another category.
    cardOf('DAILY', 'LOTT'),
  ]
  expect(cards.map((card) => vendorPage(card))).toEqual([
    '/seaLottery',
    '/lottery',
    '/lottery',
    '/vnLottery',
    null,
    null,
    '/lottery',
  ])
  expect(lotteryPaths.map((page) => cardsOfPage(page, cards).map(({ vassalage }) => vassalage))).toEqual([
    ['DAILY', 'QUICK'],
    ['NORTH'],
    ['SOUTH'],
  ])
})

it('takes the prize mode from what the quick lotteries are booked under', () => {
  const menu = (gameCategory: string, ...products: (Product | null)[]) => [
    { gameCategory, vendors: products.map((product) => ({ product })) },
  ]
  expect(prizeModeOf(menu('ELOTT', null, 'VN'))).toBe('ELOTT')
  expect(prizeModeOf(menu('ELOTT', 'LOTT'))).toBe('ELOTT')
  expect(prizeModeOf(menu('ELOTT', null, 'SEA'))).toBe('LOTT')
  expect(prizeModeOf(menu('LOTT', 'LOTT'))).toBe('LOTT')
  expect(prizeModeOf([])).toBe('LOTT')
})
