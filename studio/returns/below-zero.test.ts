/** Bets that lose more than their stake, in the measured return. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, oneOf, run, sql, type Database } from '../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'
import { count, countAnew } from '../../tests/support/returns.ts'

interface Figures {
  rounds: number
  stakeAmount: number
  theory: string
  measured: string
  tolerance: string
  state: string
  deviation?: string
}
interface Listed {
  gameCode: string
  rtp: string
  all: Figures | null
  month: Figures | null
  alarm?: { deviation: string; note: string | null } | null
}

let server: TestServer
let owner: Database
let visitor: TestClient
beforeAll(async () => {
  server = await startServer({ env: { ROLES: 'gateway,realtime,studio' } })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  visitor = server.client()
})
afterAll(async () => {
  await owner.close()
  await server.close()
})
const listed = async (client = visitor, token?: string) =>
  (
    await client.get<{ asOf: string | null; list: Listed[] }>(
      '/api/wps/games/returns',
      token ? { token } : {},
    )
  ).value
const of = async (gameCode: string) => (await listed()).list.find((game) => game.gameCode === gameCode)!

/** A settled hand of blackjack, with its total stake and its win. */
async function plantHand(bet: number, win: number): Promise<void> {
  const pair = await oneOf(
    owner.kysely,
    sql<{
      pair_id: bigint
    }>`INSERT INTO studio.seed_pair (member_id, state, commit_hash, sealed, client_seed) VALUES (${randomUUID()}, 'ACTIVE', 'x', '', 'y') RETURNING pair_id`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO studio.hand (member_id, hand_id, pair_id, nonce, session_id, merchant_id, game_code, math_version, is_free, state, start_amount, bet_amount, win_amount, played_at, touched_at)
    VALUES ('planted', gen_random_uuid(), ${pair.pair_id}, 0, gen_random_uuid(), 'demo', 'BLACKJACK', '1', false, 3, 100, ${bet}, ${win}, app.now() - interval '1 hour', app.now())`,
  )
}

/**
 * A settled round at a Pok Deng table of its own: one bet of 100, for which 500 are held, and what came back.
 */
async function plantDeal(payout: number): Promise<void> {
  await run(
    owner.kysely,
    sql`
    WITH t AS (
      INSERT INTO studio.game_table (table_id, merchant_id, code, game_code, name_th, name_en, dealer, min_amount, max_amount, side_max_amount, is_on, position)
      VALUES (gen_random_uuid(), 'demo', ${`PLANTED${payout}`}, 'POKDENG', 'x', 'x', 0, 100, 10000, 10000, false, 99) RETURNING table_id),
    c AS (INSERT INTO studio.table_chain (table_id, sealed, length) SELECT table_id, '', 1 FROM t RETURNING chain_id),
    r AS (
      INSERT INTO studio.table_round (round_id, table_id, merchant_id, game_code, math_version, round_no, chain_id, chain_place, commit_hash, min_amount, max_amount, side_max_amount, step, opened_at, ends_at,
        client_part, server_seed, outcome, result, stake_amount, payout_amount)
      SELECT gen_random_uuid(), t.table_id, 'demo', 'POKDENG', '1', 1000000 + ${payout}::int, c.chain_id, 1, 'x', 100, 10000, 10000, 'SETTLED', app.now() - interval '1 hour', app.now(), 'x', 'x', '{}', '{}', 500, ${payout}
      FROM t, c RETURNING round_id)
    INSERT INTO studio.table_bet (bet_id, round_id, member_id, is_free, session_id, body_hash, client_seed, amount, spots, stakes, total_amount, state, placed_at)
    SELECT gen_random_uuid(), round_id, 'planted', false, gen_random_uuid(), gen_random_uuid(), 'x', 500, '{HAND1}', '{100}', 100, 1, app.now() - interval '1 hour' FROM r`,
  )
}

describe('a bet that loses more than its stake', () => {
  it('returns less than nothing: a doubled hand that was lost takes as much from the measured return as a won one adds', async () => {
    await countAnew(owner)
    await plantHand(200, 0)
    await count(server, owner)
    expect(await of('BLACKJACK')).toMatchObject({
      all: { rounds: 1, stakeAmount: 100, measured: '-1.000000' },
    })
    await plantHand(200, 400)
    // Moved to where the next count begins.
    await run(
      owner.kysely,
      sql`UPDATE studio.hand SET played_at = (SELECT counted_until FROM studio.return_cursor WHERE source = 'HAND') WHERE win_amount = 400`,
    )
    await count(server, owner)
    expect(await of('BLACKJACK')).toMatchObject({
      all: { rounds: 2, stakeAmount: 200, measured: '1.000000' },
    })
  })

  it('and so does a lost hand of Pok Deng against the dealer’s deng', async () => {
    await countAnew(owner)
    for (const payout of [200, 690, 500]) await plantDeal(payout)
    await count(server, owner)
    // −2, +2.9 and +1 stakes.
    expect(await of('POKDENG')).toMatchObject({ all: { rounds: 3, stakeAmount: 300, measured: '0.633333' } })
    const monitor = server.client()
    const { list } = (
      await monitor.get<{ list: (Listed & { all: { payoutAmount: number } | null })[] }>(
        '/api/operator/returns',
        { token: await monitor.signInOperator('finance') },
      )
    ).value
    expect(list.find(({ gameCode }) => gameCode === 'BLACKJACK')!.all!.payoutAmount).toBe(200)
  })
})
