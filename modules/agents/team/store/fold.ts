/** Folding what happened into the figures of teams (docs/flows/team-figures.md). */
import { oneOf, run, sql, withoutDisk, type Database, type Reader } from '../../../../platform/postgres.ts'
import { followActiveBets } from '../active-bets.ts'
import { defaultBets } from './active-bets.ts'

const PLAY_BATCH = 5_000
const MONEY_BATCH = 20_000
const ONLINE_MS = 5 * 60_000
const thresholds = [...defaultBets]

/** Folds until nothing is left. Each batch commits by itself, with its cursor. */
export async function foldTeams(database: Database): Promise<void> {
  const { kysely } = database
  await followActiveBets(database)
  let behind = 1n
  while (behind > 0n)
    behind = (
      await oneOf(
        kysely,
        sql<{
          behind: bigint
        }>`SELECT agents.fold_money(${MONEY_BATCH}, ${thresholds}::bigint[]) AS behind, ${withoutDisk}`,
      )
    ).behind
  let taken = 1n
  while (taken > 0n)
    taken = (
      await oneOf(
        kysely,
        sql<{
          taken: bigint
        }>`SELECT agents.fold_play(${PLAY_BATCH}, ${thresholds}::bigint[]) AS taken, ${withoutDisk}`,
      )
    ).taken
  await run(
    kysely,
    sql`INSERT INTO agents.figures_fold (folded_at) VALUES (app.now()) ON CONFLICT (only_one) DO UPDATE SET folded_at = excluded.folded_at`,
  )
}

/**
 * Counts who of each team is online: it costs as much as there are people online, whatever the size of the
 * lines.
 */
export async function countOnline(reader: Reader, now: Date): Promise<void> {
  await run(
    reader,
    sql`
    WITH counted AS MATERIALIZED (
      SELECT u.upline_id AS node_id, count(*)::int AS online
      FROM (
        SELECT DISTINCT s.account_id FROM system.merchant m
        JOIN app.session s ON s.merchant_id = m.merchant_id
        WHERE s.ended_at IS NULL AND s.audience = 'player' AND s.last_seen_at > ${new Date(now.getTime() - ONLINE_MS)}) AS seen
      JOIN identity.upline u ON u.account_id = seen.account_id GROUP BY 1
    ), gone AS (
      DELETE FROM agents.team_online o WHERE NOT EXISTS (SELECT FROM counted c WHERE c.node_id = o.node_id)
    )
    INSERT INTO agents.team_online AS o (node_id, online) SELECT node_id, online FROM counted ORDER BY 1
    ON CONFLICT (node_id) DO UPDATE SET online = excluded.online WHERE o.online <> excluded.online`,
  )
}
