/** Making issues, and removing those that were never held. */
import { oneOf, rowsOf, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { ResultSource } from '../../../../contract/shared/lottery-draws.ts'
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

/** The numbers of issues that are to close, by game. */
export async function comingNumeros(
  reader: Reader,
  gameCodes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await rowsOf(
    reader,
    sql<{ game_code: string; numeros: string[] }>`
    SELECT i.game_code, array_agg(i.numero) AS numeros FROM lottery.issue i
    WHERE i.game_code = ANY (${gameCodes}::text[]) AND i.closes_at > app.now() GROUP BY i.game_code`,
  )
  return new Map(rows.map((row) => [row.game_code, row.numeros]))
}

export interface IssueMaking {
  readonly gameCode: string
  readonly source: ResultSource
  readonly resultTimeoutS: number
  readonly chain: { readonly length: number; readonly spare: number }
}

/** Returns how many of them are new. */
export async function makeIssues(
  reader: Reader,
  { gameCode, source, resultTimeoutS, chain }: IssueMaking,
  issues: readonly PlannedIssue[],
): Promise<number> {
  const timeoutAt = ({ drawsAt }: PlannedIssue) => new Date(drawsAt.getTime() + resultTimeoutS * 1_000)
  const { made } = await oneOf(
    reader,
    sql<{ made: number }>`
    SELECT lottery.make_issues(${gameCode}, ${source}, ${issues.map(({ numero }) => numero)}::text[],
      ${issues.map(({ opensAt }) => opensAt)}::timestamptz[], ${issues.map(({ closesAt }) => closesAt)}::timestamptz[],
      ${issues.map(({ drawsAt }) => drawsAt)}::timestamptz[], ${issues.map(timeoutAt)}::timestamptz[], ${chain.length}, ${chain.spare}) AS made`,
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

/** Removes an issue that has not closed and that nobody bet in; false if it is there to stay. */
export async function dropIssue(tx: Tx, gameCode: string, numero: string): Promise<boolean> {
  const { dropped } = await oneOf(
    tx,
    sql<{ dropped: boolean }>`SELECT lottery.drop_issue(${gameCode}, ${numero}) AS dropped`,
  )
  return dropped
}
