/** Rounds and their shots. */
import type { IssueState } from '../../../../contract/shared/lottery-draws.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'

export interface ShotRow {
  place: number
  number: string
  name: string
  at: Date
  is_demo: boolean
  merchant_id: string
  member_id: string
}

export interface RoundRow {
  state: IssueState
  opens_at: Date
  closes_at: Date
  draws_at: Date
  commit_hash: string | null
  server_seed: string | null
  result: string | null
  void_reason: string | null
  shot_count: number
  shot_sum: bigint
  /** The product's clock in the database. */
  now: Date
}

export interface NewShot extends IssueKey {
  readonly merchantId: string
  readonly memberId: string
  readonly name: string
  readonly number: string
  readonly isDemo: boolean
}

export interface PlacedShot {
  outcome: 'OK' | 'UNKNOWN' | 'NOT_OPEN' | 'OVER' | 'USED' | 'TOO_SOON'
  place: number | null
  at: Date | null
  mine: number | null
  next_at: Date | null
}

const isRound = ({ gameCode, numero }: IssueKey) => sql`game_code = ${gameCode} AND numero = ${numero}`
const shotColumns = sql`place, number, name, at, is_demo, merchant_id, member_id`

export function placeShot(
  tx: Tx,
  { gameCode, numero, ...shot }: NewShot,
  limits: { everySeconds: number; most: number },
): Promise<PlacedShot> {
  return oneOf(
    tx,
    sql<PlacedShot>`
    SELECT outcome, place, at, mine, next_at FROM lottery.place_shot(${gameCode}, ${numero}, ${shot.merchantId},
      ${shot.memberId}, ${shot.name}, ${shot.number}, ${shot.isDemo}, ${limits.everySeconds}, ${limits.most})`,
  )
}

/** A round of shots; undefined if there is none. */
export function readRound(reader: Reader, { gameCode, numero }: IssueKey): Promise<RoundRow | undefined> {
  return firstOf(
    reader,
    sql<RoundRow>`
    SELECT CASE WHEN i.state <> 'WAITING' THEN i.state WHEN app.now() < i.opens_at THEN 'SCHEDULED'
             WHEN app.now() < i.closes_at THEN 'OPEN' ELSE 'CLOSED' END AS state,
           i.opens_at, i.closes_at, i.draws_at, i.commit_hash, i.server_seed, i.result, i.void_reason,
           coalesce(r.shot_count, 0) AS shot_count, coalesce(r.shot_sum, 0) AS shot_sum, app.now() AS now
    FROM lottery.issue i LEFT JOIN lottery.shot_round r USING (game_code, numero)
    WHERE i.game_code = ${gameCode} AND i.numero = ${numero} AND i.source = 'SHOTS'`,
  )
}

export async function shotAt(reader: Reader, key: IssueKey, place: number): Promise<string | null> {
  const row = await firstOf(
    reader,
    sql<{ number: string }>`SELECT number FROM lottery.shot WHERE ${isRound(key)} AND place = ${place}`,
  )
  return row?.number ?? null
}

/** Places from one to another, newest or oldest first. */
export function shotsBetween(
  reader: Reader,
  key: IssueKey,
  { first, last, isNewestFirst }: { first: number; last: number; isNewestFirst: boolean },
): Promise<ShotRow[]> {
  return rowsOf(
    reader,
    sql<ShotRow>`
    SELECT ${shotColumns} FROM lottery.shot WHERE ${isRound(key)} AND place BETWEEN ${first} AND ${last}
    ORDER BY place ${isNewestFirst ? sql`DESC` : sql`ASC`}`,
  )
}

export function ownShots(
  reader: Reader,
  key: IssueKey,
  memberId: string,
): Promise<{ count: number; last_at: Date | null }> {
  return oneOf(
    reader,
    sql<{ count: number; last_at: Date | null }>`
    SELECT count(*)::int AS count, max(at) AS last_at FROM lottery.shot
    WHERE ${isRound(key)} AND member_id = ${memberId}`,
  )
}

/** The member's newest shots, newest first. */
export function newestOwn(
  reader: Reader,
  key: IssueKey,
  memberId: string,
  most: number,
): Promise<{ place: number; number: string; at: Date }[]> {
  return rowsOf(
    reader,
    sql<{ place: number; number: string; at: Date }>`
    SELECT place, number, at FROM lottery.shot WHERE ${isRound(key)} AND member_id = ${memberId}
    ORDER BY place DESC LIMIT ${most}`,
  )
}

/** Waits for the shots that are being taken, and counts them all; undefined if nobody shot. */
export async function holdShots(tx: Tx, key: IssueKey): Promise<{ count: number; sum: bigint } | undefined> {
  await run(tx, sql`SELECT FROM lottery.shot_round WHERE ${isRound(key)} FOR UPDATE`)
  return firstOf(
    tx,
    sql<{ count: number; sum: bigint }>`
    SELECT shot_count AS count, shot_sum AS sum FROM lottery.shot_round WHERE ${isRound(key)}`,
  )
}

/**
 * Takes the right to tell readers of the shots after a place: at most once in `everyMs`, whichever process
 * asks. Undefined if there is nothing new; `places` is null if it is too early.
 */
export async function takeTelling(
  tx: Tx,
  key: IssueKey,
  everyMs: number,
): Promise<{ places: { first: number; last: number } | null; sum: bigint } | undefined> {
  const row = await firstOf(
    tx,
    sql<{ told_place: number; shot_count: number; shot_sum: bigint; is_early: boolean }>`
    SELECT told_place, shot_count, shot_sum,
           coalesce(clock_timestamp() < told_at + ${everyMs}::float8 * interval '1 millisecond', false) AS is_early
    FROM lottery.shot_round WHERE ${isRound(key)} AND shot_count > told_place FOR UPDATE`,
  )
  if (!row) return undefined
  if (row.is_early) return { places: null, sum: row.shot_sum }
  await run(
    tx,
    sql`UPDATE lottery.shot_round SET told_at = clock_timestamp(), told_place = shot_count WHERE ${isRound(key)}`,
  )
  return { places: { first: row.told_place + 1, last: row.shot_count }, sum: row.shot_sum }
}

/** When the round that closes next opened; undefined if none is open. */
export async function openRoundAt(reader: Reader, gameCode: string): Promise<Date | undefined> {
  const row = await firstOf(
    reader,
    sql<{ opens_at: Date }>`
    SELECT opens_at FROM lottery.issue WHERE game_code = ${gameCode} AND state = 'WAITING'
      AND opens_at <= app.now() AND closes_at > app.now() ORDER BY closes_at LIMIT 1`,
  )
  return row?.opens_at
}

export function firstTakingShots(reader: Reader): Promise<IssueKey | undefined> {
  return firstOf(
    reader,
    sql<IssueKey>`
    SELECT game_code AS "gameCode", numero FROM lottery.issue WHERE source = 'SHOTS' AND state IN ('WAITING', 'CLOSED')
      AND opens_at <= app.now() AND draws_at > app.now() AND closes_at > app.now() - interval '1 hour'
    ORDER BY closes_at LIMIT 1`,
  )
}
