import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settleBet } from '../../kernel/sports/bets.ts'
import { settleLeg, type LegTerms } from '../../kernel/sports/markets.ts'
import type { FixtureFacts } from '../../kernel/sports/facts.ts'
import type { MarketType, Period } from '../../kernel/sports/words.ts'
import { parlayAgain, systemAgain, type Half, type HalvedLeg } from './second-slips.ts'

interface RandomLeg {
  readonly kind: readonly [typeCode: MarketType, period: Period, isSide: boolean]
  readonly isFirst: boolean
  readonly lineQ: number
  readonly price: number
  readonly home: number
  readonly away: number
}

/** Markets with lines of all sports: the period, and whether the line is of a side or of a total. */
const kinds: RandomLeg['kind'][] = [
  ['AH', 'FT', true],
  ['OU', 'FT', false],
  ['HDP', 'GAME', true],
  ['OUP', 'GAME', false],
  ['MAP_HANDICAP', 'SERIES', true],
  ['TOTAL_MAPS', 'SERIES', false],
]

const codeOf = ({ kind: [, , isSide], isFirst }: RandomLeg): string =>
  isSide ? (isFirst ? 'HOME' : 'AWAY') : isFirst ? 'OVER' : 'UNDER'

const byRules = (leg: RandomLeg) => {
  const [typeCode, period] = leg.kind
  const terms: LegTerms = { typeCode, period, lineQ: leg.lineQ, code: codeOf(leg), scoreAtBet: null }
  const facts: FixtureFacts = {
    scores: { [period]: { home: leg.home, away: leg.away } },
    ended: [period],
    ending: 'PLAYED',
  }
  return { code: terms.code, priceE4: 100 * leg.price, ...settleLeg(terms, facts)! }
}

/** The two lines of hundredths beside a quarter line, or the same line twice. */
function again(leg: RandomLeg): HalvedLeg {
  const [, , isSide] = leg.kind
  const line = 25 * leg.lineQ
  const half = (own: number): Half => {
    const count = 100 * (isSide ? leg.home - leg.away : leg.home + leg.away)
    const first = isSide ? count + own : count - own
    if (first === 0) return 'back'
    return first > 0 === leg.isFirst ? 'pays' : 'gone'
  }
  const step = line % 50 === 0 ? 0 : 25
  return { price: leg.price, halves: [half(line - step), half(line + step)] }
}

const count = fc.integer({ min: 0, max: 6 })
const anyLeg: fc.Arbitrary<RandomLeg> = fc.record({
  kind: fc.constantFrom(...kinds),
  isFirst: fc.boolean(),
  lineQ: fc.integer({ min: -10, max: 30 }),
  price: fc.integer({ min: 101, max: 2_000 }),
  home: count,
  away: count,
})
const stake = fc.bigInt({ min: 1n, max: 20_000_000n })

describe('slips of any sports return what a second settler returns', () => {
  test('parlays of two to fifteen legs', () => {
    const legs = fc.array(anyLeg, { minLength: 2, maxLength: 15 })
    fc.assert(
      fc.property(stake, legs, (amount, own) => {
        const bet = { kind: 'PARLAY', systemCode: null, stake: amount, cashedStake: 0n } as const
        expect(settleBet({ ...bet, legs: own.map(byRules) })!.payout).toBe(
          parlayAgain(amount, own.map(again)),
        )
      }),
      { numRuns: 2_000 },
    )
  })
  test.each([
    ['TRIXIE', 3, 2, 3],
    ['PATENT', 3, 1, 3],
    ['YANKEE', 4, 2, 4],
    ['LUCKY15', 4, 1, 4],
    ['CANADIAN', 5, 2, 5],
    ['LUCKY31', 5, 1, 5],
    ['HEINZ', 6, 2, 6],
    ['LUCKY63', 6, 1, 6],
    ['SUPER_HEINZ', 7, 2, 7],
    ['GOLIATH', 8, 2, 8],
    ['2/6', 6, 2, 2],
    ['5/9', 9, 5, 5],
  ])('%s', (systemCode, size, least, most) => {
    const legs = fc.array(anyLeg, { minLength: size, maxLength: size })
    fc.assert(
      fc.property(stake, legs, (each, own) => {
        const second = systemAgain(each, own.map(again), least, most)
        const amount = each * BigInt(second.parlays)
        const bet = { kind: 'SYSTEM', systemCode, stake: amount, cashedStake: 0n } as const
        expect(settleBet({ ...bet, legs: own.map(byRules) })!.payout).toBe(second.payout)
      }),
    )
  })
})
