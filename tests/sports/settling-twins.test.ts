/** Random bets, results, corrections and voids, against every bet counted once more. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteDue } from '../../modules/sportsbook/settling/store/due.ts'
import { markMarketVoid, markVoid } from '../../modules/sportsbook/settling/store/voids.ts'
import { askFixture } from '../../modules/sportsbook/settling/store/work.ts'
import { sql } from '../../platform/postgres.ts'
import { played, SettledSports, type Pick } from '../support/settled-sports.ts'
import { recountFaults } from '../support/sports-recount.ts'

let house: SettledSports
beforeAll(async () => {
  house = await SettledSports.open()
})
afterAll(() => house.shut())

const MARKETS = [
  { typeCode: '1X2', codes: ['1', 'X', '2'] },
  { typeCode: 'AH', lineQ: -3, codes: ['HOME', 'AWAY'] },
  { typeCode: 'AH', lineQ: 1, codes: ['HOME', 'AWAY'] },
  { typeCode: 'OU', lineQ: 11, codes: ['OVER', 'UNDER'] },
  { typeCode: 'OU', period: 'H1', lineQ: 4, codes: ['OVER', 'UNDER'] },
] as const
const FIXTURES = 4
const MEMBERS = 3

const leg = fc.record({
  market: fc.nat(MARKETS.length - 1),
  code: fc.nat(2),
  price: fc.integer({ min: 10_100, max: 90_000 }),
  at: fc.option(fc.record({ home: fc.nat(2), away: fc.nat(2) }), { freq: 2 }),
})
/** Legs of the first fixtures, of which there are as many as the bet has legs. */
const bet = fc.record({
  member: fc.nat(MEMBERS - 1),
  legs: fc.array(leg, { minLength: 1, maxLength: FIXTURES }),
  from: fc.nat(FIXTURES - 1),
  stake: fc.bigInt({ min: 1n, max: 100_000n }),
  isSystem: fc.boolean(),
})
const score = fc.record({ home: fc.nat(4), away: fc.nat(4), half: fc.nat(1) })
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('RESULT' as const), fixture: fc.nat(FIXTURES - 1), score }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('HALF' as const), fixture: fc.nat(FIXTURES - 1), score }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('CANCEL' as const), fixture: fc.nat(FIXTURES - 1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('VOID_MARKET' as const),
      fixture: fc.nat(FIXTURES - 1),
      market: fc.nat(MARKETS.length - 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('VOID_BET' as const), bet: fc.nat(11) }) },
)

const factsOf = ({ home, away, half }: { home: number; away: number; half: number }) =>
  played(home, away, { scores: { H1: { home: Math.min(home, half), away: 0 } } })

test('whatever comes in whatever order, bets are paid as the results stand', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(bet, { minLength: 1, maxLength: 12 }),
      fc.array(step, { minLength: 1, maxLength: 10 }),
      fc.integer({ min: 1, max: 5 }),
      async (drafts, steps, chunk) => {
        const run = `r${++runs}`
        const fixtures = await Promise.all(Array.from({ length: FIXTURES }, () => house.fixture()))
        const markets = await Promise.all(
          fixtures.map((fixture) => Promise.all(MARKETS.map((draft) => house.market(fixture, draft)))),
        )
        for (let n = 0; n < MEMBERS; n++) await house.member(`${run}-${n}`, 10_000_000n)
        const bets: string[] = []
        for (const { member, legs, from, stake, isSystem } of drafts) {
          const picks = legs.map(({ market, code, price, at }, n): Pick => {
            const { codes } = MARKETS[market]!
            return {
              marketNo: markets[(from + n) % FIXTURES]![market]!,
              code: codes[code % codes.length]!,
              price,
              ...(at ? { at } : {}),
            }
          })
          const system =
            isSystem && picks.length === 3 ? { kind: 'SYSTEM' as const, systemCode: 'PATENT' } : {}
          const even = 'kind' in system ? stake * 7n : stake
          bets.push(await house.bet(`${run}-${member}`, picks, even, system))
        }
        const versions = fixtures.map(() => 0)
        for (const one of steps) {
          if (one.kind === 'RESULT')
            await house.result(fixtures[one.fixture]!, ++versions[one.fixture]!, factsOf(one.score))
          else if (one.kind === 'HALF')
            await house.change(sql`
              UPDATE sports.fixture SET facts = ${JSON.stringify({ ...factsOf(one.score), ended: ['H1'], ending: null })}::jsonb
              WHERE fixture_id = ${fixtures[one.fixture]!} AND status = 'LIVE'`)
          else if (one.kind === 'CANCEL')
            await house.result(fixtures[one.fixture]!, ++versions[one.fixture]!, {
              scores: {},
              ended: [],
              ending: 'CANCELLED',
            })
          else if (one.kind === 'VOID_MARKET')
            await house.database.transaction(async (tx) => {
              await markMarketVoid(tx, markets[one.fixture]![one.market]!, 'the line was wrong')
              await askFixture(tx, fixtures[one.fixture]!)
            })
          else
            await house.database.transaction(async (tx) => {
              const betId = bets[one.bet % bets.length]!
              await markVoid(tx, betId, 'the price was wrong')
              await noteDue(tx, [betId])
            })
          // Twice at the same moment, as two processes do it.
          await Promise.all([house.settle({ chunk }), house.settle({ chunk: 3 })])
        }
        // Matches without a result are played to their end.
        for (const [n, fixture] of fixtures.entries())
          await house.result(fixture, versions[n]! + 1, factsOf({ home: n, away: 1, half: 1 }))
        await house.settle()
        expect(await recountFaults(house.owner.kysely)).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
  expect(await house.faults()).toEqual([])
})
