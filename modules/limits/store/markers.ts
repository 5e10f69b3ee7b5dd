/** Rows of signs that a member may be in trouble. */
import type { MarkerKind } from '../../../contract/shared/limit-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { AccountKey } from './rules.ts'

export type MarkerAction = 'MESSAGE' | 'CONTACT'
export interface MarkerRow extends AccountKey {
  markerId: string
  kind: MarkerKind
  detail: Record<string, unknown>
  action: MarkerAction
  state: 'OPEN' | 'DONE'
  foundAt: Date
  doneBy: string | null
  doneAt: Date | null
  remark: string
  total: bigint
}

const columns = sql`
  marker_id AS "markerId", merchant_id AS "merchantId", account_id AS "accountId", kind, detail, action, state, found_at AS "foundAt", done_by AS "doneBy",
  done_at AS "doneAt", remark, count(*) OVER () AS total`

/** False if this kind was recorded on this day already. */
export async function insertMarker(
  tx: Tx,
  row: AccountKey & {
    markerId: string
    kind: MarkerKind
    day: string
    detail: Record<string, unknown>
    action: MarkerAction
    foundAt: Date
  },
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
    INSERT INTO limits.marker (marker_id, merchant_id, account_id, kind, day, detail, action, found_at)
    VALUES (${row.markerId}, ${row.merchantId}, ${row.accountId}, ${row.kind}, ${row.day}::date, ${JSON.stringify(row.detail)}, ${row.action}, ${row.foundAt})
    ON CONFLICT (account_id, merchant_id, kind, day) DO NOTHING`,
    )) > 0n
  )
}

export async function countMarkersSince(
  reader: Reader,
  member: AccountKey,
  kind: MarkerKind,
  since: Date,
): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`
    SELECT count(*)::int AS count FROM limits.marker WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId} AND kind = ${kind} AND found_at >= ${since}`,
  )
  return count
}

export async function listMarkers(
  reader: Reader,
  merchantId: string,
  asked: { state: 'OPEN' | 'DONE' | null; accountId: string | null; pageNo: number; pageSize: number },
): Promise<MarkerRow[]> {
  return rowsOf(
    reader,
    sql<MarkerRow>`
    SELECT ${columns} FROM limits.marker
    WHERE merchant_id = ${merchantId} AND (${asked.state}::text IS NULL OR state = ${asked.state}) AND (${asked.accountId}::text IS NULL OR account_id = ${asked.accountId})
    ORDER BY found_at DESC, marker_id DESC LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
}

/** Undefined if none is open. */
export async function endMarker(
  tx: Tx,
  merchantId: string,
  markerId: string,
  done: { by: string; at: Date; remark: string },
): Promise<MarkerRow | undefined> {
  return firstOf(
    tx,
    sql<MarkerRow>`
    UPDATE limits.marker SET state = 'DONE', done_by = ${done.by}, done_at = ${done.at}, remark = ${done.remark}
    WHERE merchant_id = ${merchantId} AND marker_id = ${markerId} AND state = 'OPEN'
    RETURNING marker_id AS "markerId", merchant_id AS "merchantId", account_id AS "accountId", kind, detail, action, state, found_at AS "foundAt",
              done_by AS "doneBy", done_at AS "doneAt", remark, 1::bigint AS total`,
  )
}

/** Members who played longer than this many milliseconds on the day. */
export async function readLongTimes(
  reader: Reader,
  merchantId: string,
  day: string,
  overMs: number,
): Promise<(AccountKey & { minutes: number })[]> {
  return rowsOf(
    reader,
    sql<AccountKey & { minutes: number }>`
    SELECT merchant_id AS "merchantId", account_id AS "accountId", (played_ms / 60000)::int AS minutes FROM limits.playing_time
    WHERE merchant_id = ${merchantId} AND day = ${day}::date AND played_ms > ${overMs}`,
  )
}
