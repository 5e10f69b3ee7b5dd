/** Issues as rows. */
import type { IssueState, ResultSource } from '../../../../contract/shared/lottery-draws.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { textOfIssue, type IssueKey } from '../issue-key.ts'
import { shownState } from './shown-state.ts'

export type StoredState = 'WAITING' | 'CLOSED' | 'DRAWN' | 'SETTLING' | 'SETTLED' | 'VOID'
export type ShownState = IssueState

export interface Issue extends IssueKey {
  readonly state: ShownState
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly result: string | null
  /** Of the result; 0 before the first one. */
  readonly version: number
  readonly beacon: string | null
  readonly serverSeed: string | null
  readonly voidReason: string | null
  readonly source: ResultSource
  /** Without a result until then it is void. */
  readonly timeoutAt: Date | null
  /** When the result was stored for the first time. */
  readonly drawnAt: Date | null
  readonly settledAt: Date | null
}

export interface LockedIssue extends IssueKey {
  /** OPEN takes bets; SCHEDULED opens later, and only plans may bet in it; all others are closed. */
  readonly state: ShownState
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  /** The database's clock, by which `state` was decided. */
  readonly now: Date
}

interface IssueRow {
  game_code: string
  numero: string
  state: ShownState
  opens_at: Date
  closes_at: Date
  draws_at: Date
  result: string | null
  version: number
  beacon: string | null
  server_seed: string | null
  void_reason: string | null
  source: ResultSource
  timeout_at: Date | null
  drawn_at: Date | null
  settled_at: Date | null
}

const columns = sql`i.game_code, i.numero, ${shownState} AS state, i.opens_at, i.closes_at, i.draws_at, i.result,
  i.version, i.beacon, i.server_seed, i.void_reason, i.source, i.timeout_at, i.drawn_at, i.settled_at`

const issueOf = (row: IssueRow): Issue => ({
  gameCode: row.game_code,
  numero: row.numero,
  state: row.state,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  drawsAt: row.draws_at,
  result: row.result,
  version: row.version,
  beacon: row.beacon,
  serverSeed: row.server_seed,
  voidReason: row.void_reason,
  source: row.source,
  timeoutAt: row.timeout_at,
  drawnAt: row.drawn_at,
  settledAt: row.settled_at,
})

const asked = (keys: readonly IssueKey[]) => sql`SELECT game_code, numero FROM unnest(
  ${keys.map(({ gameCode }) => gameCode)}::text[], ${keys.map(({ numero }) => numero)}::text[]) AS a (game_code, numero)`

interface LockedRow {
  readonly game_code: string
  readonly numero: string
  readonly state: ShownState
  readonly opens_at: Date
  readonly closes_at: Date
  readonly draws_at: Date
  readonly now: Date
}

/** Moments are text in an answer that is JSON. */
export type LockedJson = { readonly [Key in keyof LockedRow]: LockedRow[Key] | string }

/** By `textOfIssue`. */
export const lockedIssues = (rows: readonly LockedJson[]): ReadonlyMap<string, LockedIssue> =>
  new Map(
    rows.map((row) => {
      const key = { gameCode: row.game_code, numero: row.numero }
      const [opensAt, closesAt, drawsAt, now] = [row.opens_at, row.closes_at, row.draws_at, row.now].map(
        (moment) => new Date(moment),
      ) as [Date, Date, Date, Date]
      return [textOfIssue(key), { ...key, state: row.state as ShownState, opensAt, closesAt, drawsAt, now }]
    }),
  )

export async function lockIssues(
  tx: Tx,
  keys: readonly IssueKey[],
): Promise<ReadonlyMap<string, LockedIssue>> {
  return lockedIssues(
    await rowsOf(
      tx,
      sql<LockedRow>`SELECT * FROM lottery.lock_issues(
        ${keys.map(({ gameCode }) => gameCode)}::text[], ${keys.map(({ numero }) => numero)}::text[])`,
    ),
  )
}

export async function readIssue(reader: Reader, { gameCode, numero }: IssueKey): Promise<Issue | undefined> {
  const row = await firstOf(
    reader,
    sql<IssueRow>`SELECT ${columns} FROM lottery.issue i WHERE i.game_code = ${gameCode} AND i.numero = ${numero}`,
  )
  return row && issueOf(row)
}

export async function readIssues(
  reader: Reader,
  keys: readonly IssueKey[],
): Promise<ReadonlyMap<string, Issue>> {
  const rows = await rowsOf(
    reader,
    sql<IssueRow>`SELECT ${columns} FROM lottery.issue i WHERE (i.game_code, i.numero) IN (${asked(keys)})`,
  )
  return new Map(rows.map(issueOf).map((issue) => [textOfIssue(issue), issue]))
}

export async function issuesAhead(reader: Reader, gameCode: string, count: number): Promise<Issue[]> {
  const rows = await rowsOf(
    reader,
    sql<IssueRow>`
    SELECT ${columns} FROM lottery.issue i
    WHERE i.game_code = ${gameCode} AND i.closes_at > app.now() AND i.state = 'WAITING'
    ORDER BY i.closes_at LIMIT ${count}`,
  )
  return rows.map(issueOf)
}

export async function markSettling(tx: Tx, { gameCode, numero }: IssueKey): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`UPDATE lottery.issue SET state = 'SETTLING'
        WHERE game_code = ${gameCode} AND numero = ${numero} AND state IN ('DRAWN', 'SETTLING')`,
    )) > 0n
  )
}

export async function markSettled(tx: Tx, { gameCode, numero }: IssueKey, version: number): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`UPDATE lottery.issue SET settled_at = app.now(), state = CASE state WHEN 'VOID' THEN 'VOID' ELSE 'SETTLED' END
        WHERE game_code = ${gameCode} AND numero = ${numero} AND version = ${version} AND settled_at IS NULL
          AND state IN ('DRAWN', 'SETTLING', 'VOID')`,
    )) > 0n
  )
}
