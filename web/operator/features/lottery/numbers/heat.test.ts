import { describe, expect, test } from 'vitest'
import { numberGameOf, numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { hasMap, levelOf, numbersOnPage, pageOf, pagesOf, worstOf } from './heat.ts'

const thai = (code: string) => numberPlayOf('THAI_GOV', code)!

describe('the map of numbers', () => {
  test('has a hundred numbers of two digits on its one page', () => {
    expect(pagesOf(thai('BOTTOM2'))).toEqual([''])
    expect(numbersOnPage(thai('BOTTOM2'), '')).toHaveLength(100)
    expect(numbersOnPage(thai('RUN_TOP'), '')).toEqual([...'0123456789'])
  })

  test('shows three digits by hundreds, and four digits in no map', () => {
    expect(pagesOf(thai('TOP3'))).toEqual([...'0123456789'])
    expect(numbersOnPage(thai('TOP3'), '7').at(-1)).toBe('799')
    expect(pageOf(thai('TOP3'), '052')).toBe('0')
    expect(hasMap(numberPlayOf('VN_HCMC', 'TAIL4')!)).toBe(false)
    expect(hasMap(numberPlayOf('VN_HCMC', 'XIEN2')!)).toBe(false)
  })

  test('has one number for all orders of the same digits, and none that is not sold', () => {
    const numbers = numbersOnPage(thai('TOD3'), '')
    expect(numbers).toHaveLength(210)
    expect(numbers).toContain('112')
    expect(numbers).not.toContain('211')
    expect(numbers).not.toContain('111')
  })

  test('shows every number that limits of a play count, once', () => {
    const games = ['THAI_GOV', 'FOURD_MAGNUM', 'VN_HANOI'].map((code) => numberGameOf(code)!)
    for (const play of games.flatMap(({ plays }) => plays).filter(hasMap)) {
      const shown = pagesOf(play).flatMap((page) => numbersOnPage(play, page))
      expect(new Set(shown).size).toBe(shown.length)
      for (const number of shown) expect(play.exposureKeys([number])).toContain(number)
    }
  })
})

test('a number is as hot as the share of its limit', () => {
  expect([0, 0.2, 0.4, 0.6, 1, 1.2].map(levelOf)).toEqual(['cool', 'warm', 'hot', 'half', 'full', 'full'])
})

test('the worst result is the one that pays most, and the house loses where it pays more than all stakes', () => {
  const heat = (number: string, stakeAmount: number, exposureAmount: number) => ({
    number,
    stakeAmount,
    exposureAmount,
    share: 0,
    state: 'OPEN' as const,
  })
  expect(worstOf([heat('01', 100, 9_200), heat('02', 900, 82_800), heat('03', 9_000, 8_000)])).toMatchObject({
    worst: { number: '02' },
    stakeAmount: 10_000,
    losing: 1,
  })
})
