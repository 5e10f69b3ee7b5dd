/** A line of 100,000 accounts, ten below each, and settled bets of its members. */
import { DEFAULT_TIME_ZONE } from '../../kernel/time-zone.ts'
import { openDatabase, run, sql, type Database } from '../../platform/postgres.ts'
import { openBenchDatabase } from '../harness.ts'

export const MEMBERS = 100_000
const MERCHANT = 'bench'
export const nodeAt = (number: number): string => `line-${number}`

export interface TeamLine {
  database: Database
  close(): Promise<void>
}

/** Account 0 is the top; account n stands below account (n − 1) / 10, so the line is five deep. */
export async function openTeamLine(): Promise<TeamLine> {
  const server = await openBenchDatabase()
  const database = openDatabase({ url: server.ownerUrl, role: null, max: 4, statementTimeoutMs: 600_000 })
  const { kysely } = database
  await run(
    kysely,
    sql`INSERT INTO system.merchant (merchant_id, code, name) VALUES (${MERCHANT}, ${MERCHANT}, 'a house')`,
  )
  await run(
    kysely,
    sql`
    INSERT INTO identity.account (account_id, merchant_id, username, type, upline_id, depth, password_hash)
    SELECT 'line-' || n, ${MERCHANT}, 'line' || n, CASE WHEN n < ${MEMBERS / 10} THEN 2 ELSE 0 END, CASE WHEN n > 0 THEN 'line-' || (n - 1) / 10 END,
           CASE WHEN n = 0 THEN 0 WHEN n <= 10 THEN 1 WHEN n <= 110 THEN 2 WHEN n <= 1110 THEN 3 WHEN n <= 11110 THEN 4 ELSE 5 END, 'none'
    FROM generate_series(0, ${MEMBERS - 1}) AS n`,
  )
  await run(
    kysely,
    sql`
    INSERT INTO identity.upline (account_id, upline_id, distance)
    WITH RECURSIVE line AS (
      SELECT n AS account, (n - 1) / 10 AS above, 1 AS distance FROM generate_series(1, ${MEMBERS - 1}) AS n
      UNION ALL SELECT account, (above - 1) / 10, distance + 1 FROM line WHERE above > 0)
    SELECT 'line-' || account, 'line-' || above, distance FROM line`,
  )
  await run(
    kysely,
    sql`
    INSERT INTO wallet.owner (shard, family, owner_kind, owner_id, merchant_id, house_no, currency)
    SELECT n % 32, 1, CASE WHEN n < ${MEMBERS / 10} THEN 'agent' ELSE 'member' END, 'line-' || n, ${MERCHANT}, 1, 'THB' FROM generate_series(0, ${MEMBERS - 1}) AS n`,
  )
  await run(kysely, sql`ANALYZE`)
  return {
    database,
    async close() {
      await database.close()
      await server.stop()
    },
  }
}

let bets = 0
/** Settled bets of random members over the last `days` days. */
export async function settleBets({ kysely }: Database, count: number, days: number): Promise<void> {
  bets += count
  await run(
    kysely,
    sql`
    INSERT INTO wallet.play_change (round_no, owner_no, settled_at, d_stake, d_payout, d_valid, d_bonus_valid, d_deposit_valid, game_no, shard, product)
    SELECT ${bets} + b.n, o.owner_no, app.now() - random() * ${days}::int * interval '1 day', 1000 + b.n % 9000, b.n % 9500, 1000 + b.n % 9000, 0, 0, 1, o.shard,
           (ARRAY['RNG', 'LIVE', 'SPORTS', 'LOTT', 'PVP'])[1 + b.n % 5]
    FROM (SELECT n, floor(random() * ${MEMBERS})::int AS place FROM generate_series(1, ${count}) AS n) AS b
    JOIN wallet.owner o ON o.owner_id = 'line-' || b.place AND o.family = 1`,
  )
}

export const ZONE = DEFAULT_TIME_ZONE
