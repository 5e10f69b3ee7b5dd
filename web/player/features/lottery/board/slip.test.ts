import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classicGames, families, playOf } from '../../../../../kernel/lottery/classic/families.ts'
import english from '../../../locales/en/lottery-plays.ts'
import { randomDraft } from './random-pick.ts'
import { emptyDraft, mostPayout, oddsText, percentText, stakeOf, toggle } from './slip.ts'

const straight = playOf('SSC_3_DIRECT')!
const all = families.flatMap(({ plays }) => plays)

test('a line costs its combinations times its multiple times its unit', () => {
  const line = { playCode: 'SSC_3_DIRECT', selections: [], combinations: 6, multiple: 5, unitAmount: 100 }
  expect(stakeOf(line)).toBe(3_000n)
})

test('the most that a straight bet pays is one win at the odds of the prize group', () => {
  const selections = [['LAST3'], ['1', '2'], ['3'], ['4', '5', '6']]
  expect(mostPayout(straight, selections, 500n, 1_980)).toBe(495_000n)
})

test('odds are written with no more decimals than they have', () => {
  expect(oddsText(straight, 1, 1_980)).toBe('990')
  expect(oddsText(playOf('SSC_5_GROUP60')!, 60, 1_900)).toBe('1,583.3333')
})

test('every two steps below the own prize group give a thousandth of the stake back', () => {
  expect(percentText(1_960, 1_960)).toBe('0.00%')
  expect(percentText(1_960, 1_900)).toBe('3.00%')
  expect(percentText(1_960, 1_958)).toBe('0.10%')
})

test('a part of the result is always chosen, and a row takes no more picks than it may', () => {
  const draft = emptyDraft(straight)
  expect(draft[0]).toEqual(['LAST3'])
  expect(toggle(straight, draft, 0, 'LAST3')[0]).toEqual(['LAST3'])
  expect(toggle(straight, draft, 0, 'FIRST3')[0]).toEqual(['FIRST3'])
  const three = playOf('PC28_THREE_SUMS')!
  const picked = ['4', '9', '1', '20'].reduce((now, sum) => toggle(three, now, 0, sum), emptyDraft(three))
  expect(picked[0]).toEqual(['1', '4', '9'])
})

test('picks stand in the order of the board, whichever was pressed first', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['0', '3', '5', '8'], { minLength: 4 }), (order) => {
      const draft = order.reduce((now, digit) => toggle(straight, now, 1, digit), emptyDraft(straight))
      expect(draft[1]).toEqual(['0', '3', '5', '8'])
    }),
  )
})

test('a pick by chance is a bet in every bet type, and keeps the chosen part of the result', () => {
  for (const play of all) {
    const draft = randomDraft(play, emptyDraft(play))
    expect(play.count(draft), play.code).toHaveProperty('combinations')
    if (play.blocks) expect(draft[0], play.code).toEqual(emptyDraft(play)[0])
  }
})

test('every bet type of every lottery has a name, a help text, and words for its rows and symbols', () => {
  const texts: Readonly<Record<string, string>> = english
  const missing = all.flatMap((play) => {
    const name = `lottery_${play.code.toLowerCase()}`
    const rows = play.rows.filter(({ key }) => !/^(nth|place)_\d+$|^\d+v\d+$/.test(key))
    const words = play.rows.flatMap(({ symbols }) => symbols.filter((symbol) => !/^\d+(v\d+)?$/.test(symbol)))
    return [
      name,
      `${name}_help`,
      `lottery_tab_${play.group.toLowerCase()}`,
      ...rows.map(({ key }) => `lottery_row_${key}`),
      ...words.map((symbol) => `lottery_symbol_${symbol.toLowerCase()}`),
    ].filter((key) => !(key in texts))
  })
  expect([...new Set(missing)]).toEqual([])
  expect(classicGames.length).toBeGreaterThan(0)
})
