/**
 * Bets that are closed together with the leg that lost them (db/functions/sports/decide_legs.sql), against
 * what the rules say of each: what it counts, and that houses hold nothing on it any more.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcomeOf } from '../../modules/sportsbook/settling/rules/outcome.ts'
import { readBets } from '../../modules/sportsbook/settling/store/due.ts'
import { oneOf, rowsOf, sql } from '../../platform/postgres.ts'
import { played, SettledSports } from '../support/settled-sports.ts'

let house: SettledSports
let runs = 0
beforeAll(async () => {
  house = await SettledSports.open()
})
afterAll(() => house.shut())

const bet = fc.record({
  member: fc.nat(2),
  /** The first leg is on the match that ends; at low and at high prices. */
  prices: fc.array(fc.integer({ min: 10_100, max: 30_000 }), { minLength: 1, maxLength: 3 }),
  isLost: fc.boolean(),
  stake: fc.bigInt({ min: 2n, max: 50_000n }),
  isCashedInPart: fc.boolean(),
})

/** Matches of which the first ends 1:0, and bets on it; some are cashed out in part before. */
async function playOne(drafts: readonly (typeof bet extends fc.Arbitrary<infer Draft> ? Draft : never)[]) {
  const run = `w${++runs}`
  const fixtures = await Promise.all(Array.from({ length: 3 }, () => house.fixture()))
  const markets = await Promise.all(fixtures.map((fixture) => house.market(fixture, { typeCode: '1X2' })))
  for (let n = 0; n < 3; n++) await house.member(`${run}-${n}`, 10_000_000n)
  const bets: string[] = []
  for (const { member, prices, isLost, stake, isCashedInPart } of drafts) {
    const memberId = `${run}-${member}`
    const picks = prices.map((price, n) => ({
      marketNo: markets[n]!,
      code: n === 0 && isLost ? '2' : '1',
      price,
    }))
    const betId = await house.bet(memberId, picks, stake)
    bets.push(betId)
    if (!isCashedInPart) continue
    await house.poster.post({
      kind: 'WIN',
      vendor: 'TCG_SPORT',
      gameCode: 'SPORT-FOOTBALL',
      memberId,
      roundId: betId,
      transactionId: `${betId}-part`,
      amount: stake / 2n,
      roundClosed: false,
    })
    await house.change(sql`
      UPDATE sports.bet SET cashed_stake = ${stake / 2n}, cashed_amount = ${stake / 2n}, payout = ${stake / 2n}
      WHERE bet_id = ${betId}`)
  }
  await house.result(fixtures[0]!, 1, played(1, 0))
  return bets
}

test('a bet that is lost counts what the rules say, and holds nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(bet, { minLength: 1, maxLength: 10 }),
      fc.integer({ min: 1, max: 4 }),
      async (drafts, chunk) => {
        const bets = await playOne(drafts)
        await house.settle({ chunk })
        for (const row of await readBets(house.owner.kysely, bets)) {
          const outcome = outcomeOf(row)
          expect(row).toMatchObject(
            outcome
              ? {
                  state: 'SETTLED',
                  result: outcome.result,
                  payout: row.cashedAmount + outcome.payout,
                  heldStake: 0n,
                  version: 1,
                }
              : { state: 'ACCEPTED', version: 0, result: null },
          )
          // Bets on both sides of a market count together.
          if (outcome && !row.hasOpposite)
            expect({ amount: row.valid, bonusAmount: row.bonusValid }).toEqual(outcome.valid)
        }
      },
    ),
    { numRuns: 20 },
  )
  expect(await house.faults()).toEqual([])
})

test('a member loses many bets in one commit, and none of them waits to be settled', async () => {
  const bets = await playOne(
    Array.from({ length: 12 }, (_, n) => ({
      member: 0,
      prices: [20_000, 20_000],
      isLost: true,
      stake: 100n + BigInt(n),
      isCashedInPart: false,
    })),
  )
  await house.settle({ chunk: 100 })
  const { commits } = await oneOf(
    house.owner.kysely,
    sql<{ commits: number }>`
    SELECT count(DISTINCT settled_at)::int AS commits FROM sports.bet WHERE bet_id = ANY (${bets}::text[]) AND result = 'LOST'`,
  )
  expect(commits).toBe(1)
  expect(await rowsOf(house.owner.kysely, sql`SELECT FROM sports.due_bet`)).toEqual([])
})

test('a bet that its round does not know leaves the others as they are', async () => {
  const [strange, ...others] = await playOne(
    Array.from({ length: 4 }, () => ({
      member: 1,
      prices: [20_000],
      isLost: true,
      stake: 500n,
      isCashedInPart: false,
    })),
  )
  await house.change(sql`UPDATE wallet.round SET round_id = 'gone' WHERE round_id = ${strange!}`)
  await house.settle({ chunk: 100 })
  // The member's other bets have their turn at the next look.
  await house.settle()
  expect(await house.shown(strange!)).toMatchObject({ state: 'ACCEPTED', version: 0 })
  for (const betId of others)
    expect(await house.shown(betId)).toMatchObject({ state: 'SETTLED', result: 'LOST', valid: 500n })
  expect(house.errors.splice(0).map(String)).toEqual([`Error: the wallet did not settle ${strange!}`])
  await house.change(sql`UPDATE wallet.round SET round_id = ${strange!} WHERE round_id = 'gone'`)
  await house.change(sql`UPDATE sports.due_bet SET not_before = NULL`)
  await house.settle()
  expect(await house.shown(strange!)).toMatchObject({ state: 'SETTLED', result: 'LOST', version: 1 })
  expect(await house.faults()).toEqual([])
})
