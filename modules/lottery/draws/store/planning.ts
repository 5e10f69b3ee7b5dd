/** Making issues, and removing those that were never held. */
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { PlannedIssue } from '../rules/schedule.ts'

/** The close of each game's last issue that is to come, by the game's code. */
export async function lastCloses(
  reader: Reader,
  gameCodes: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await rowsOf(
    reader,
    sql<{ game_code: string; closes_at: Date }>`
    SELECT g.game_code, l.closes_at FROM unnest(${gameCodes}::text[]) AS g (game_code)
    CROSS JOIN LATERAL (
      SELECT i.closes_at FROM lottery.issue i WHERE i.game_code = g.game_code AND i.closes_at > app.now()
      ORDER BY i.closes_at DESC LIMIT 1) l`,
  )
  return new Map(rows.map((row) => [row.game_code, row.closes_at]))
}

/** Returns how many of them are new. */
export async function makeIssues(
  reader: Reader,
  gameCode: string,
  issues: readonly PlannedIssue[],
  chain: { length: number; spare: number },
): Promise<number> {
  const { made } = await oneOf(
    reader,
    sql<{ made: number }>`
    SELECT lottery.make_issues(${gameCode}, ${issues.map(({ numero }) => numero)}::text[],
      ${issues.map(({ opensAt }) => opensAt)}::timestamptz[], ${issues.map(({ closesAt }) => closesAt)}::timestamptz[],
      ${issues.map(({ drawsAt }) => drawsAt)}::timestamptz[], ${chain.length}, ${chain.spare}) AS made`,
  )
  return made
}

/** Removes a game's missed issues without bets; returns how many. */
export async function skipMissed(reader: Reader, gameCode: string, lateMs: number): Promise<number> {
  const { skipped } = await oneOf(
    reader,
    sql<{ skipped: number }>`SELECT lottery.skip_missed(${gameCode}, ${lateMs}) AS skipped`,
  )
  return skipped
}
