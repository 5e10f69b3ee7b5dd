/** The steps of issues, each leased to the process that takes it. */
import {
  firstOf,
  rowsOf,
  run,
  sql,
  withoutDisk,
  type Reader,
  type Tx,
} from '../../../../platform/postgres.ts'
import type { IssueKey } from '../issue-key.ts'
import type { BeaconType, ResultSource } from '../../../../contract/shared/lottery-draws.ts'
import type { StoredState } from './issues.ts'

export interface StepRow {
  game_code: string
  numero: string
  state: StoredState
  closes_at: Date
  draws_at: Date
  beacon_type: BeaconType | null
  beacon: string | null
  result: string | null
  server_seed: string | null
  order_count: number | null
  source: ResultSource
  has_chain: boolean
  due_at: Date | null
  /** The database's clock is past the time in which a result must come. */
  is_late: boolean
}

/** No second draw is allowed: an issue without its result for this long is void (domain/lottery.md §1.4). */
export const RESULT_TIMEOUT_MS = 120_000
/** What is due later gets its timer in a later look. */
const NEAR_MS = 40_000

/** Issues that were made before they had a time-out of their own have the house's. */
const timeout = sql`coalesce(timeout_at, draws_at + ${RESULT_TIMEOUT_MS}::float8 * interval '1 millisecond')`
export const isLate = sql`${timeout} < app.now()`
/** The step at which a time-out is over. */
const afterTimeout = sql`${timeout} + interval '1 millisecond'`
const columns = sql`game_code, numero, state, closes_at, draws_at, beacon_type, beacon, result, server_seed, order_count, source,
  chain_id IS NOT NULL AS has_chain, due_at, ${isLate} AS is_late`
const isKey = ({ gameCode, numero }: IssueKey) => sql`game_code = ${gameCode} AND numero = ${numero}`
const isFree = sql`(leased_until IS NULL OR leased_until <= app.now())`

/** What waits for a step now or soon. */
export function readDue(reader: Reader): Promise<{ game_code: string; numero: string; due_at: Date }[]> {
  return rowsOf(
    reader,
    sql<{ game_code: string; numero: string; due_at: Date }>`
    SELECT game_code, numero, greatest(due_at, leased_until) AS due_at FROM lottery.issue
    WHERE due_at <= app.now() + ${NEAR_MS}::float8 * interval '1 millisecond' ORDER BY due_at LIMIT 200`,
  )
}

/**
 * Takes the next due step; undefined if none is due or another process has it. It waits for the judges of
 * bets that hold the issue instead of passing it over: they end within a batch, and none begins after the
 * close.
 */
export function takeDueStep(reader: Reader, leaseMs: number): Promise<StepRow | undefined> {
  return firstOf(
    reader,
    sql<StepRow>`
    UPDATE lottery.issue SET leased_until = app.now() + ${leaseMs}::float8 * interval '1 millisecond'
    WHERE (game_code, numero) = (
        SELECT game_code, numero FROM lottery.issue WHERE due_at <= app.now() AND ${isFree} ORDER BY due_at LIMIT 1)
      AND due_at <= app.now() AND ${isFree}
    RETURNING ${columns}, ${withoutDisk}`,
  )
}

/** After a failed step, for another try a moment later. */
export async function releaseStep(reader: Reader, key: IssueKey, againMs: number): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE lottery.issue SET leased_until = NULL, due_at = app.now() + ${againMs}::float8 * interval '1 millisecond'
    WHERE ${isKey(key)} AND due_at IS NOT NULL`,
  )
}

/**
 * Closes an issue: nobody's judge holds it any more. False if it was closed or made void before. An issue
 * without a seed has nothing to do at its draw but to wait.
 */
export async function lockForClose(tx: Tx, key: IssueKey): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
      UPDATE lottery.issue SET state = 'CLOSED', leased_until = NULL,
        due_at = CASE WHEN chain_id IS NULL AND source = 'IMPORT' THEN ${afterTimeout} ELSE draws_at END
      WHERE ${isKey(key)} AND state = 'WAITING' AND closes_at <= app.now()`,
    )) > 0n
  )
}

/** Null of an issue without a seed, which needs no beacon, and of one whose beacon is still to be fetched. */
export async function storeBeacon(
  tx: Tx,
  key: IssueKey,
  beacon: string | null,
  orderCount: number,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE lottery.issue SET beacon = ${beacon}, order_count = ${orderCount} WHERE ${isKey(key)}`,
  )
}

/** The seed of a closed or void issue, written into its row; null if it is lost. */
export async function revealSeed(tx: Tx, { gameCode, numero }: IssueKey): Promise<string | null> {
  const row = await firstOf(
    tx,
    sql<{ seed: string | null }>`SELECT lottery.reveal_seed(${gameCode}, ${numero}) AS seed`,
  )
  return row?.seed ?? null
}

/** The result, once. An issue without bets is settled with it. */
export async function storeResult(tx: Tx, key: IssueKey, result: string): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
      UPDATE lottery.issue SET result = ${result}, version = 1, drawn_at = app.now(), due_at = NULL, leased_until = NULL,
        state = CASE WHEN order_count = 0 THEN 'SETTLED' ELSE 'DRAWN' END,
        settled_at = CASE WHEN order_count = 0 THEN app.now() END
      WHERE ${isKey(key)} AND state = 'CLOSED' AND result IS NULL`,
    )) > 0n
  )
}

/**
 * A draw waits for its beacon until its time is over; whoever stores the beacon makes the draw due again.
 */
export async function awaitBeacon(tx: Tx, key: IssueKey): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE lottery.issue SET due_at = ${afterTimeout}, leased_until = NULL
    WHERE ${isKey(key)} AND state = 'CLOSED' AND beacon IS NULL`,
  )
}

/** An imported result may still come: the issue waits for it until its time is over. */
export async function awaitResult(tx: Tx, key: IssueKey): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE lottery.issue SET due_at = ${afterTimeout}, leased_until = NULL
    WHERE ${isKey(key)} AND state = 'CLOSED' AND source = 'IMPORT'`,
  )
}

/** The seed could not be read: another try, until the time for a result is over. */
export async function noteLostSeed(tx: Tx, key: IssueKey, againMs: number): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE lottery.issue SET void_reason = 'SEED_LOST', leased_until = NULL, due_at = least(
      app.now() + ${againMs}::float8 * interval '1 millisecond', ${afterTimeout})
    WHERE ${isKey(key)} AND state = 'CLOSED'`,
  )
}

/** A void issue has nothing more to reveal, or its seed is lost. */
export async function endVoid(tx: Tx, key: IssueKey): Promise<void> {
  await run(
    tx,
    sql`UPDATE lottery.issue SET due_at = NULL, leased_until = NULL WHERE ${isKey(key)} AND state = 'VOID'`,
  )
}

/** ASKED: by operators, before the close. LATE: no result came in its time. SHOTS: there were too few. */
export type VoidWhen = 'ASKED' | 'LATE' | 'SHOTS'

const voidable = {
  ASKED: sql`state = 'WAITING' AND app.now() < closes_at AND server_seed IS NULL`,
  LATE: sql`state IN ('WAITING', 'CLOSED') AND ${isLate} AND (server_seed IS NULL OR source IN ('IMPORT', 'SHOTS'))`,
  SHOTS: sql`state = 'CLOSED' AND source = 'SHOTS'`,
} as const

/**
 * Makes an issue void before its result. A seed that nobody knows yet is revealed once the issue has closed.
 * An imported issue, or a round of shots, can become void although its seed is known: the seed alone decides
 * nothing there. False if it came too late.
 */
export async function makeVoid(
  tx: Tx,
  key: IssueKey,
  { reason, when }: { reason: string; when: VoidWhen },
): Promise<boolean> {
  const why = when === 'LATE' ? sql`coalesce(void_reason, ${reason})` : sql`${reason}::text`
  return (
    (await run(
      tx,
      sql`
      UPDATE lottery.issue SET state = 'VOID', void_reason = ${why}, leased_until = NULL,
        due_at = CASE WHEN chain_id IS NOT NULL AND server_seed IS NULL THEN greatest(closes_at, app.now()) END
      WHERE ${isKey(key)} AND result IS NULL AND ${voidable[when]}`,
    )) > 0n
  )
}

/** Void without a single bet, not even a cancelled one: there is nothing to return. */
export async function endUnbetVoid(tx: Tx, key: IssueKey): Promise<void> {
  const { gameCode, numero } = key
  await run(
    tx,
    sql`
    UPDATE lottery.issue SET settled_at = app.now() WHERE ${isKey(key)} AND state = 'VOID' AND settled_at IS NULL
      AND NOT EXISTS (SELECT FROM lottery.orders o WHERE o.game_code = ${gameCode} AND o.numero = ${numero})`,
  )
}
