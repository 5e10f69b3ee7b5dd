/** The rules of contracts: bounds, ceiling, moves, moments and what ends below. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultEconomy } from '../default-economy.ts'
import { boundsOf, faultsOf, topRate } from './bounds.ts'
import { ceilingAt, keepsCeiling, tiersAbove } from './ceiling.ts'
import { endsBelow, type Given } from './ends-below.ts'
import { flagOf } from './flags.ts'
import { nextPeriod, offerAnswerBy, terminationAnswerBy } from './moments.ts'
import {
  answersTermination,
  contractActors,
  contractSteps,
  endStates,
  moveOf,
  type ContractActor,
} from './moves.ts'
import { tier, tiersOf } from '../../../tests/support/contracts.ts'
import { rateReached, type Tier } from './terms.ts'
import { contractKinds, contractStates, type ContractState } from './words.ts'

const bounds = boundsOf({ dividendMost: 400_000, salaries: defaultEconomy.salaries })
const ZONE = 'Asia/Bangkok'
const template = [
  tier(100_000, 3, 10),
  tier(500_000, 5, 15),
  tier(2_000_000, 10, 20),
  tier(10_000_000, 30, 25),
  tier(30_000_000, 60, 30),
]

describe('what a contract may say', () => {
  test('the template of the house is valid, and every kind has its step and maximum', () => {
    expect(faultsOf('DIVIDEND', template, bounds.DIVIDEND)).toEqual([])
    expect(contractKinds.map((kind) => [kind, bounds[kind].stepPpm, bounds[kind].mostPpm])).toEqual([
      ['DIVIDEND', 5_000, 400_000],
      ['DAILY_SALARY', 100, 6_000],
      ['HOURLY_SALARY', 100, 4_000],
      ['REALTIME_SALARY', 100, 3_000],
    ])
  })

  test.each([
    ['DIVIDEND', [], 'COUNT'],
    ['DIVIDEND', Array.from({ length: 11 }, (_, index) => tier(index, 0, 1)), 'COUNT'],
    ['DIVIDEND', [tier(0, 0, 0.3)], 'STEP'],
    ['DIVIDEND', [tier(0, 0, 0)], 'STEP'],
    ['DIVIDEND', [tier(0, 0, 40.5)], 'MOST'],
    ['DIVIDEND', [tier(200, 0, 1), tier(100, 0, 2)], 'ORDER'],
    ['DIVIDEND', [tier(100, 0, 1), tier(100, 1, 2)], 'ORDER'],
    ['DIVIDEND', [tier(100, 3, 1), tier(200, 2, 2)], 'ORDER'],
    ['DIVIDEND', [tier(100, 0, 2), tier(200, 0, 1)], 'ORDER'],
    ['DIVIDEND', [tier(-1, 0, 1)], 'MINIMUM'],
    ['DIVIDEND', [tier(0, -1, 1)], 'MINIMUM'],
    ['DIVIDEND', [tier(0, 0.5, 1)], 'MINIMUM'],
    ['DAILY_SALARY', [tier(0, 0, 0.61)], 'MOST'],
    ['HOURLY_SALARY', [tier(0, 0, 0.41)], 'MOST'],
    ['DAILY_SALARY', [tier(0, 0, 0.005)], 'STEP'],
    ['REALTIME_SALARY', [tier(1, 0, 0.1)], 'MINIMUM'],
    ['REALTIME_SALARY', [tier(0, 1, 0.1)], 'MINIMUM'],
    ['REALTIME_SALARY', [tier(0, 0, 0.1), tier(1, 0, 0.2)], 'COUNT'],
  ] as const)('%s with wrong tiers is refused (%#)', (kind, tiers, fault) => {
    expect(faultsOf(kind, tiers, bounds[kind])).toMatchObject([{ fault }])
  })
})

const reached = fc.record({
  valid: fc.bigInt({ min: 0n, max: 5_000n }),
  active: fc.integer({ min: 0, max: 15 }),
})

describe('the ceiling', () => {
  test('is what the giver would get at the same minimums, and their top rate is never passed', () => {
    const own = [tier(100, 3, 10), tier(500, 5, 15)]
    expect(ceilingAt(own, tier(99, 9, 1))).toBe(0)
    expect(ceilingAt(own, tier(100, 2, 1))).toBe(0)
    expect(ceilingAt(own, tier(100, 3, 1))).toBe(100_000)
    expect(ceilingAt(own, tier(9_999, 99, 1))).toBe(150_000)
    expect(tiersAbove([tier(100, 3, 10), tier(400, 5, 12)], own)).toEqual([
      { index: 1, fault: 'CEILING', mostPpm: 100_000 },
    ])
    expect(keepsCeiling([tier(100, 3, 10), tier(500, 5, 15)], own)).toBe(true)
    expect(keepsCeiling([tier(100, 3, 10), tier(500, 5, 15.5)], own)).toBe(false)
  })

  test('that holds at every tier holds for every team, and a larger team never gets a lower rate', () => {
    fc.assert(
      fc.property(tiersOf(40), tiersOf(80), reached, reached, (tiers, own, team, more) => {
        fc.pre(keepsCeiling(tiers, own))
        const around = { valid: team.valid + more.valid, active: team.active + more.active }
        expect(rateReached(tiers, team)).toBeLessThanOrEqual(rateReached(own, around))
        expect(rateReached(tiers, team)).toBeLessThanOrEqual(rateReached(tiers, around))
        expect(topRate(tiers)).toBeLessThanOrEqual(topRate(own))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the moves of a contract', () => {
  test('are exactly these', () => {
    const written = contractStates.flatMap((from) =>
      contractSteps.flatMap((step) => {
        const by = contractActors.filter((actor) => moveOf(from, step, actor))
        return by.length > 0 ? [`${from} ${step} ${moveOf(from, step, by[0]!)} (${by.join(', ')})`] : []
      }),
    )
    expect(written).toEqual([
      'DRAFT SAVE_DRAFT DRAFT (GIVER)',
      'DRAFT OFFER OFFERED (GIVER)',
      'DRAFT WITHDRAW WITHDRAWN (GIVER, SYSTEM)',
      'OFFERED ACCEPT ACTIVE (RECEIVER)',
      'OFFERED REJECT REJECTED (RECEIVER)',
      'OFFERED WITHDRAW WITHDRAWN (GIVER, HOUSE, SYSTEM)',
      'OFFERED EXPIRE EXPIRED (SYSTEM)',
      'ACTIVE SUPERSEDE SUPERSEDED (SYSTEM)',
      'ACTIVE REQUEST_TERMINATION TERMINATION_REQUESTED (GIVER, RECEIVER, HOUSE)',
      'ACTIVE END TERMINATED (HOUSE, SYSTEM)',
      'TERMINATION_REQUESTED SUPERSEDE SUPERSEDED (SYSTEM)',
      'TERMINATION_REQUESTED AGREE_TERMINATION TERMINATED (GIVER, RECEIVER, HOUSE)',
      'TERMINATION_REQUESTED REFUSE_TERMINATION ACTIVE (GIVER, RECEIVER, HOUSE)',
      'TERMINATION_REQUESTED LAPSE_TERMINATION ACTIVE (SYSTEM)',
      'TERMINATION_REQUESTED END TERMINATED (HOUSE, SYSTEM)',
    ])
    expect(endStates).toEqual(['TERMINATED', 'SUPERSEDED', 'REJECTED', 'EXPIRED', 'WITHDRAWN'])
  })

  test('whoever asked for the end does not answer it', () => {
    const answering = (askedBy: 'GIVER' | 'RECEIVER'): ContractActor[] =>
      contractActors.filter((actor) => answersTermination(askedBy, actor))
    expect(answering('GIVER')).toEqual(['RECEIVER'])
    expect(answering('RECEIVER')).toEqual(['GIVER', 'HOUSE'])
  })

  test('what must be answered is shown before what is only told', () => {
    const waiting = { isOffered: false, isTerminationAsked: false, hasSucceeded: false }
    expect(flagOf(waiting)).toBe(0)
    expect(flagOf({ ...waiting, hasSucceeded: true })).toBe(3)
    expect(flagOf({ ...waiting, hasSucceeded: true, isTerminationAsked: true })).toBe(2)
    expect(flagOf({ isOffered: true, hasSucceeded: true, isTerminationAsked: true })).toBe(1)
  })
})

test.each([
  ['FIVE_MINUTES', '2026-01-15T06:04:59.999Z', '2026-01-15T06:05:00.000Z'],
  ['HOUR', '2026-01-15T06:00:00.000Z', '2026-01-15T07:00:00.000Z'],
  ['DAY', '2026-01-15T16:59:59.999Z', '2026-01-15T17:00:00.000Z'],
  ['DAY', '2026-01-15T17:00:00.000Z', '2026-01-16T17:00:00.000Z'],
  ['HALF_MONTH', '2026-02-28T16:59:59.999Z', '2026-02-28T17:00:00.000Z'],
  ['HALF_MONTH', '2028-02-28T17:00:00.000Z', '2028-02-29T17:00:00.000Z'],
  ['WEEK', '2026-12-31T17:00:00.000Z', '2027-01-03T17:00:00.000Z'],
  ['MONTH', '2026-01-31T17:00:00.000Z', '2026-02-28T17:00:00.000Z'],
] as const)('a contract of %s accepted at %s begins at %s', (period, now, starts) => {
  expect(nextPeriod(period, new Date(now), ZONE)).toEqual(new Date(starts))
})

test('an offer waits seven days for its answer and a termination three', () => {
  const now = new Date('2026-01-15T06:00:00.000Z')
  expect(offerAnswerBy(now)).toEqual(new Date('2026-01-22T06:00:00.000Z'))
  expect(terminationAnswerBy(now)).toEqual(new Date('2026-01-18T06:00:00.000Z'))
})

const given = (giverId: string | null, receiverId: string, tiers: Tier[], state: ContractState = 'ACTIVE') =>
  ({ contractId: `${giverId}-${receiverId}`, giverId, receiverId, state, tiers }) satisfies Given

describe('what ends below', () => {
  const line = [
    given(null, 'A', [tier(0, 0, 30)]),
    given('A', 'B', [tier(0, 0, 20)]),
    given('B', 'C', [tier(0, 0, 10)], 'TERMINATION_REQUESTED'),
    given('A', 'D', [tier(0, 0, 18)]),
    given('D', 'E', [tier(0, 0, 18)]),
    given('A', 'F', [tier(0, 0, 19)], 'OFFERED'),
    given('A', 'G', [tier(0, 0, 40)], 'REJECTED'),
  ]
  const told = (terms: Tier[] | null) =>
    endsBelow(line, 'A', terms).map(({ contract, how, why, depth }) => [contract.contractId, how, why, depth])

  test('A gets 18 % instead of 30 %: B with 20 % ends and C below B, an offer of 19 % is withdrawn', () => {
    expect(told([tier(0, 0, 18)])).toEqual([
      ['A-B', 'END', 'CEILING', 1],
      ['B-C', 'END', 'ABOVE', 2],
      ['A-F', 'WITHDRAW', 'CEILING', 1],
    ])
  })

  test('nothing ends if every tier below still fits', () => {
    expect(told([tier(0, 0, 20)])).toEqual([])
  })

  test('everything of the kind ends if A has no contract any more', () => {
    expect(told(null).map(([id]) => id)).toEqual(['A-B', 'B-C', 'A-D', 'D-E', 'A-F'])
  })
})
