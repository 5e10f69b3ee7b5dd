import { expect, it } from 'vitest'
import { figuresOf } from './offer-figures.ts'

const welcome = {
  leastAmount: 10_000,
  match: {
    percentPpm: 1_000_000,
    maxAmount: 100_000,
    timesPpm: 12_000_000,
    days: 30,
    stakePpm: 100_000,
    stakeAmount: 50_000,
  },
}

it('doubles a deposit of 1,000 and asks for twelve times of 2,000', () => {
  expect(figuresOf(welcome, 100_000)).toEqual({ bonus: 100_000, required: 2_400_000, stake: 10_000 })
})

it('gives no more than its most, and counts the turnover from what it gives', () => {
  expect(figuresOf(welcome, 500_000)).toMatchObject({ bonus: 100_000, required: 7_200_000 })
})

it('rounds the bonus and the stake down, and the turnover up', () => {
  const odd = { ...welcome, match: { ...welcome.match, percentPpm: 333_333, timesPpm: 1_500_000 } }
  expect(figuresOf(odd, 10_001)).toEqual({ bonus: 3_333, required: 20_001, stake: 333 })
})

it('never allows a stake above the fixed bound', () => {
  expect(
    figuresOf({ ...welcome, match: { ...welcome.match, maxAmount: 10_000_000 } }, 5_000_000)?.stake,
  ).toBe(50_000)
})

it('promises nothing for a deposit that is too small', () => {
  expect(figuresOf(welcome, 9_999)).toBeNull()
  expect(figuresOf(welcome, 10_000)).toMatchObject({ bonus: 10_000 })
})

it('says nothing of an offer that gives something else', () => {
  expect(figuresOf({ leastAmount: 100, match: null }, 100_000)).toBeNull()
})
