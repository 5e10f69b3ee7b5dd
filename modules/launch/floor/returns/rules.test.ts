/** How a measured return is judged: in memory, with days of rounds whose exact distribution is known. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededStream } from '../../../../games/kit/exact/simulate.ts'
import { measure, verdict } from './rules.ts'
import type { ReturnSum } from './source.ts'

type Prizes = readonly (readonly [multiple: number, ways: number])[]

/** A game by its prizes: this many of 1,000,000 rounds return this many stakes, the others nothing. */
function gameOf(prizes: Prizes, paysMore = 1) {
  const ofMillion = (of: (multiple: number) => number) =>
    (prizes.reduce((sum, [multiple, ways]) => sum + ways * of(multiple), 0) +
      (1e6 - prizes.reduce((sum, [, ways]) => sum + ways, 0)) * of(0)) /
    1e6
  const rtp = ofMillion((multiple) => multiple)
  return {
    rtp,
    variance: ofMillion((multiple) => (multiple - rtp) ** 2),
    cubes: ofMillion((multiple) => Math.abs(multiple - rtp) ** 3),
    /** `at` below 1,000,000. */
    play(at: number): number {
      let left = at
      for (const [multiple, ways] of prizes) {
        if (left < ways) return multiple * paysMore
        left -= ways
      }
      return 0
    },
  }
}
const steady: Prizes = [
  [1, 200_000],
  [2, 100_000],
  [5, 60_000],
  [20, 10_000],
  [50, 1_200],
]
/** Fifty of a million rounds bring 500 stakes, two bring 2,000: a slot of high volatility. */
const skewed: Prizes = [
  [0.7, 120_000],
  [3, 80_000],
  [12, 30_000],
  [80, 3_000],
  [500, 50],
  [2_000, 2],
]
/** Most stake little, few stake a thousand times as much. */
const mixed = [100, 100, 100, 100, 100, 100, 100, 200, 200, 500, 500, 1_000, 2_000, 5_000, 20_000, 100_000]

/** A day of rounds as the studio counts them. */
function day(
  game: ReturnType<typeof gameOf>,
  rounds: number,
  stakes: readonly number[],
  int: (below: number) => number,
): ReturnSum {
  const sum = { stake: 0, payout: 0, expected: 0, variance: 0, cubes: 0 }
  for (let round = 0; round < rounds; round++) {
    const stake = stakes[int(stakes.length)]!
    sum.stake += stake
    sum.payout += stake * game.play(int(1_000_000))
    sum.expected += stake * game.rtp
    sum.variance += stake ** 2 * game.variance
    sum.cubes += stake ** 3 * game.cubes
  }
  return {
    rounds: BigInt(rounds),
    stakeAmount: BigInt(sum.stake),
    payoutAmount: BigInt(Math.round(sum.payout)),
    expectedAmount: sum.expected,
    variance: sum.variance,
    cubes: sum.cubes,
  }
}

/** The totals of this many days, each judged by itself. */
function judge(
  game: ReturnType<typeof gameOf>,
  { days, rounds, stakes, seed }: { days: number; rounds: number; stakes: readonly number[]; seed: number },
) {
  const stream = seededStream(seed)
  const found = { FEW: 0, WITHIN: 0, OUTSIDE: 0, beyondNormal: 0 }
  for (let at = 0; at < days; at++) {
    const measured = measure(day(game, rounds, stakes, (below) => stream.int(below)))!
    found[verdict('SOLO', measured, 1_000)] += 1
    if (Math.abs(measured.deviation) > 3.29) found.beyondNormal += 1
  }
  return found
}

describe('a day of an honest game', () => {
  it('raises a false alarm at most once in 1,000, over steady and skewed games with equal and with mixed stakes; a game that is too skewed for its rounds is not judged', () => {
    const judged = [
      judge(gameOf(steady), { days: 4_000, rounds: 1_500, stakes: [100], seed: 1 }),
      judge(gameOf(steady), { days: 700, rounds: 20_000, stakes: mixed, seed: 2 }),
      judge(gameOf(skewed), { days: 300, rounds: 42_000, stakes: [100], seed: 3 }),
    ]
    for (const { FEW } of judged) expect(FEW).toBe(0)
    expect(judged.reduce((sum, { OUTSIDE }) => sum + OUTSIDE, 0)).toBeLessThanOrEqual(5)
    // By 3.29 standard errors alone, from 1,000 rounds on, such days raised five times as many alarms as
    // intended.
    const early = judge(gameOf(skewed), { days: 2_000, rounds: 1_500, stakes: mixed, seed: 4 })
    expect([early.FEW, early.OUTSIDE]).toEqual([2_000, 0])
    expect(early.beyondNormal).toBeGreaterThan(6)
  })
})

describe('a game that pays five percent more than it should', () => {
  it('is found, steady or skewed, once there are enough rounds', () => {
    expect(judge(gameOf(steady, 1.05), { days: 10, rounds: 200_000, stakes: [100], seed: 5 })).toMatchObject({
      OUTSIDE: 10,
    })
    expect(judge(gameOf(skewed, 1.05), { days: 3, rounds: 1_000_000, stakes: [100], seed: 6 })).toMatchObject(
      { OUTSIDE: 3 },
    )
  })
})

describe('the tolerance', () => {
  const sums = fc.record({
    rounds: fc.integer({ min: 1, max: 1_000_000 }),
    stake: fc.integer({ min: 1, max: 100_000 }),
    deviation: fc.double({ min: 0.1, max: 10, noNaN: true }),
    lean: fc.double({ min: 1, max: 5, noNaN: true }),
    more: fc.integer({ min: 2, max: 50 }),
  })
  const sumOf = ({
    rounds,
    stake,
    deviation,
    lean,
  }: {
    rounds: number
    stake: number
    deviation: number
    lean: number
  }): ReturnSum => ({
    rounds: BigInt(rounds),
    stakeAmount: BigInt(rounds * stake),
    payoutAmount: 0n,
    expectedAmount: rounds * stake * 0.96,
    variance: rounds * (stake * deviation) ** 2,
    cubes: rounds * (stake * deviation * lean) ** 3,
  })

  it('is never below 3.29 standard errors, approaches them with the volume, and does not depend on the size of stakes', () => {
    fc.assert(
      fc.property(sums, (sum) => {
        const measured = measure(sumOf(sum))!
        const larger = measure(sumOf({ ...sum, rounds: sum.rounds * sum.more }))!
        expect(measured.toleranceErrors).toBeGreaterThan(3.29)
        expect(larger.toleranceErrors).toBeLessThan(measured.toleranceErrors)
        expect(larger.tolerance).toBeLessThan(measured.tolerance)
        expect(measure(sumOf({ ...sum, stake: sum.stake * 7 }))!.tolerance).toBeCloseTo(measured.tolerance, 9)
      }),
    )
  })

  it('is judged from this many rounds on, and not one before', () => {
    fc.assert(
      fc.property(sums, (sum) => {
        const { enoughRounds } = measure(sumOf(sum))!
        const at = (rounds: number) =>
          verdict(
            'SOLO',
            measure({ ...sumOf({ ...sum, rounds }), payoutAmount: BigInt(rounds * sum.stake) })!,
            1,
          )
        expect(at(enoughRounds + 1)).not.toBe('FEW')
        if (enoughRounds > 2) expect(at(enoughRounds - 2)).toBe('FEW')
      }),
    )
  })
})
