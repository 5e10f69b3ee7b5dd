/** What holds for every market and any match. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorOf } from './factors.ts'
import type { FixtureFacts } from './facts.ts'
import { compare, fraction, plus, ZERO } from './fraction.ts'
import { hasLine, selectionsOf, settleLeg } from './markets.ts'
import { marketTypes, type MarketType, type Side } from './words.ts'

const types = marketTypes.filter((type) => type !== 'OUTRIGHT')
const side = fc.constantFrom<Side>('HOME', 'AWAY')
/** Goals by half and side, in the order in which they fell. */
const goalsOfHalf = fc.array(side, { maxLength: 6 })
const score = fc.record({ home: fc.integer({ min: 0, max: 12 }), away: fc.integer({ min: 0, max: 12 }) })
const scoreOf = (goals: readonly Side[]) => {
  const home = goals.filter((one) => one === 'HOME').length
  return { home, away: goals.length - home }
}
const factsOf = (
  first: readonly Side[],
  second: readonly Side[],
  more: Partial<FixtureFacts>,
): FixtureFacts => ({
  scores: { H1: scoreOf(first), FT: scoreOf([...first, ...second]) },
  goals: [...first, ...second],
  firstBlood: { FT: 'AWAY' },
  ended: ['H1', 'FT'],
  ending: 'PLAYED',
  ...more,
})
const stoppedAtHalf: Partial<FixtureFacts> = { ended: ['H1'], ending: 'ABANDONED' }
const anyType = fc.constantFrom(...types)
const anyLine = fc.integer({ min: -12, max: 30 })
const legsOf = (typeCode: MarketType, lineQ: number) =>
  selectionsOf(typeCode)!.map((code) => ({
    typeCode,
    code,
    period: 'FT' as const,
    lineQ: hasLine(typeCode) ? lineQ : null,
    scoreAtBet: null,
  }))

describe('of a match that was played', () => {
  test('one selection wins, two of a double chance, or the sides share what they staked', () => {
    fc.assert(
      fc.property(
        anyType,
        anyLine,
        goalsOfHalf,
        goalsOfHalf,
        score,
        (typeCode, lineQ, first, second, counts) => {
          const facts = factsOf(first, second, { corners: { FT: counts }, cards: { FT: counts } })
          const results = legsOf(typeCode, lineQ).map((leg) => settleLeg(leg, facts)!.result)
          // At a price of 2.00 a stake on each selection returns 2.00 for each that wins.
          const returned = results.map((result) => factorOf(result, 20_000, 1)).reduce(plus, ZERO)
          const winners = typeCode === 'DC' ? 2n : 1n
          expect(compare(returned, fraction(2n * winners)), results.join()).toBe(0)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('of a match that stopped', () => {
  test('what is decided is what every way to go on would have decided', () => {
    fc.assert(
      fc.property(
        anyType,
        anyLine,
        goalsOfHalf,
        goalsOfHalf,
        goalsOfHalf,
        score,
        score,
        (typeCode, lineQ, first, second, later, before, after) => {
          const corners = { FT: before }
          const all = { FT: { home: before.home + after.home, away: before.away + after.away } }
          const stopped = factsOf(first, second, { ...stoppedAtHalf, corners, cards: corners })
          const played = factsOf(first, [...second, ...later], { corners: all, cards: all })
          for (const leg of legsOf(typeCode, lineQ)) {
            const decided = settleLeg(leg, stopped)!
            if (decided.result !== 'VOID') expect(settleLeg(leg, played)).toEqual(decided)
          }
        },
      ),
      { numRuns: 1_000 },
    )
  })
  test('and what is void could have ended in two ways', () => {
    fc.assert(
      fc.property(anyType, anyLine, goalsOfHalf, goalsOfHalf, (typeCode, lineQ, first, second) => {
        const counts = { corners: { FT: scoreOf(second) }, cards: { FT: scoreOf(second) } }
        const stopped = factsOf(first, second, { ...counts, ...stoppedAtHalf })
        for (const leg of legsOf(typeCode, lineQ)) {
          if (settleLeg(leg, stopped)!.result !== 'VOID') continue
          const ends = new Set(waysOn.map((more) => endOf(leg, first, second, more)))
          expect(ends.size, `${leg.code} at ${leg.lineQ}`).toBeGreaterThan(1)
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** Ways to go on: nothing, a few goals in either order, as many as level any score here, or very many. */
const levelling = [7, 8, 9, 10, 11, 12, 13].flatMap((goals) => [
  Array<Side>(goals).fill('HOME'),
  Array<Side>(goals).fill('AWAY'),
])
const fewOrMany: readonly (readonly Side[])[] = [0, 1, 2, 3, 4, 5, 6, 40].flatMap((home) =>
  [0, 1, 2, 3, 4, 5, 6, 40].flatMap((away) => {
    const [ofHome, ofAway] = [Array<Side>(home).fill('HOME'), Array<Side>(away).fill('AWAY')]
    return [
      [...ofHome, ...ofAway],
      [...ofAway, ...ofHome],
    ]
  }),
)
const waysOn = [...fewOrMany, ...levelling]

function endOf(
  leg: Parameters<typeof settleLeg>[0],
  first: readonly Side[],
  second: readonly Side[],
  more: readonly Side[],
): string {
  const counts = { FT: scoreOf([...second, ...more]) }
  return settleLeg(leg, factsOf(first, [...second, ...more], { corners: counts, cards: counts }))!.result
}
