/** Accounts that bet against each other at shared tables, round after round. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { rowsOf, run, sql } from '../../../../platform/postgres.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const look = () => server.process.jobs.runNow('launch/find-agreed-play')

describe('bets against each other at shared tables', () => {
  const ROUNDS = 24
  const PLAYERS = ['against-1', 'against-2', 'honest-1', 'honest-2', 'larger']
  /**
   * Two that always bet against each other; two that sometimes do; one against the first with another stake.
   */
  const betsOf = (round: number) =>
    [
      ['against-1', 'PLAYER', 10_000],
      ['against-2', 'BANKER', 10_500],
      ['honest-1', round % 2 === 0 ? 'PLAYER' : 'BANKER', 10_000],
      ['honest-2', round % 3 === 0 ? 'PLAYER' : 'BANKER', 10_000],
      ['larger', 'BANKER', 30_000],
    ] as const

  test('T-MA1 two accounts that do so round after round are flagged for compliance, honest ones are not', async () => {
    const { kysely } = server.process.database
    await run(
      kysely,
      sql`
      WITH at AS (
        INSERT INTO studio.game_table (table_id, merchant_id, code, game_code, name_th, name_en, dealer, min_amount, max_amount, side_max_amount, is_on, position, round_no)
        VALUES (gen_random_uuid(), ${DEMO_MERCHANT}, 'against', 'BACCARAT', 'x', 'x', 0, 500, 5000000, 500000, false, 99, ${ROUNDS}) RETURNING table_id),
      chain AS (INSERT INTO studio.table_chain (table_id, sealed, length) SELECT table_id, '', 100 FROM at RETURNING chain_id, table_id)
      INSERT INTO studio.table_round (round_id, table_id, merchant_id, game_code, math_version, round_no, chain_id, chain_place, commit_hash, min_amount, max_amount, side_max_amount, step, opened_at, ends_at, client_part, server_seed, outcome, result)
      SELECT gen_random_uuid(), table_id, ${DEMO_MERCHANT}, 'BACCARAT', '1', n, chain_id, n, 'c', 500, 5000000, 500000, 'SETTLED', app.now() - n * interval '1 second', app.now(), 'p', 's', '{}', '{}' FROM chain, generate_series(1, ${ROUNDS}::int) n`,
    )
    const bets = Array.from({ length: ROUNDS }, (_, place) =>
      betsOf(place + 1).map(([member, spot, stake]) => ({ round_no: place + 1, member, spot, stake })),
    ).flat()
    await run(
      kysely,
      sql`
      INSERT INTO studio.table_bet (bet_id, round_id, member_id, is_free, session_id, body_hash, client_seed, amount, spots, stakes, total_amount, state, placed_at)
      SELECT gen_random_uuid(), r.round_id, b.member, false, gen_random_uuid(), gen_random_uuid(), 'c', b.stake, ARRAY[b.spot], ARRAY[b.stake], b.stake, 1, app.now()
      FROM jsonb_to_recordset(${JSON.stringify(bets)}::jsonb) AS b (round_no int, member text, spot text, stake bigint)
      JOIN studio.game_table t ON t.code = 'against' JOIN studio.table_round r ON r.table_id = t.table_id AND r.round_no = b.round_no`,
    )
    await look()
    await look()
    const flagged = await rowsOf(
      kysely,
      sql<{ member_id: string; kind: string; score: number; times: string }>`
      SELECT member_id, kind, score::int AS score, detail->>'count' AS times FROM cashier.aml_flag WHERE member_id = ANY (${PLAYERS}) ORDER BY member_id`,
    )
    expect(flagged).toEqual(
      ['against-1', 'against-2'].map((member) => ({
        member_id: member,
        kind: 'OPPOSITE_BETTING',
        score: 60,
        times: String(ROUNDS),
      })),
    )
  })
})
