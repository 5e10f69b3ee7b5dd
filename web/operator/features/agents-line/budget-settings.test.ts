import { expect, test } from 'vitest'
import { defaultEconomy } from '../../../../kernel/agents/default-economy.ts'
import { brokenBy } from '../../../../kernel/agents/economy-guard.ts'
import { budgetParts, economyWith, textsOf, wrongFields } from './budget-settings.ts'

const economy = { ...defaultEconomy, highestG: 1980 }

test.each(budgetParts)('the figures of %s that nobody touches are written back as they are', (part) => {
  const texts = textsOf(economy, part)
  expect(wrongFields(texts)).toEqual([])
  expect(economyWith(economy, part, texts)).toEqual(economy)
})

test('what is typed changes its own figure, to the part per million', () => {
  expect(
    economyWith(economy, 'rebates', { ...textsOf(economy, 'rebates'), 'LIVE.8': '0.2601' }).rebates,
  ).toEqual({
    ...economy.rebates,
    LIVE: [...economy.rebates.LIVE.slice(0, 8), 2_601],
  })
  expect(economyWith(economy, 'fixedOddsRebate', { value: '10.0001' }).fixedOddsRebate).toBe(100_001)
})

test('the guard answers what is typed by product before anything is sent', () => {
  const tried = economyWith(economy, 'salaries', { ...textsOf(economy, 'salaries'), sum: '0,7' })
  expect(brokenBy(economy, tried).map(({ product }) => product)).toEqual(['VN', 'SEA', 'LOTT', 'ELOTT'])
  expect(
    brokenBy(tried, economyWith(tried, 'salaries', { ...textsOf(tried, 'salaries'), sum: '0.65' })),
  ).toEqual([])
})

test.each(['', 'x', '-1', '0.12345', '100.0001'])(
  '“%s” is no figure, and the one in force stands',
  (text) => {
    const texts = { ...textsOf(economy, 'points'), LIVE: text }
    expect(wrongFields(texts)).toEqual(['LIVE'])
    if (text !== '100.0001') expect(economyWith(economy, 'points', texts)).toEqual(economy)
  },
)
