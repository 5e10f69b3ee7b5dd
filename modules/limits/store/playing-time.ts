/** Rows of playing time. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { PlayingTime } from '../rules/playing-time.ts'
import type { AccountKey } from './rules.ts'

export interface TimeRow extends PlayingTime, AccountKey {
  warnedDay: string | null
  reachedAt: Date | null
  blockedUntil: Date | null
  isSignedOut: boolean
  askedAt: Date | null
}

interface Raw {
  merchant_id: string
  account_id: string
  day: string
  played_ms: bigint
  unchecked_ms: bigint
  sitting_ms: bigint
  last_seen_at: Date
  warned_day: string | null
  reached_at: Date | null
  blocked_until: Date | null
  is_signed_out: boolean
  asked_at: Date | null
}

const columns = sql`
  t.merchant_id, t.account_id, t.day::text AS day, t.played_ms, t.unchecked_ms, t.sitting_ms, t.last_seen_at, t.warned_day::text AS warned_day,
  t.reached_at, t.blocked_until, t.is_signed_out, t.asked_at`

const toRow = (raw: Raw): TimeRow => ({
  merchantId: raw.merchant_id,
  accountId: raw.account_id,
  day: raw.day,
  playedMs: Number(raw.played_ms),
  uncheckedMs: Number(raw.unchecked_ms),
  sittingMs: Number(raw.sitting_ms),
  lastSeenAt: raw.last_seen_at,
  warnedDay: raw.warned_day,
  reachedAt: raw.reached_at,
  blockedUntil: raw.blocked_until,
  isSignedOut: raw.is_signed_out,
  askedAt: raw.asked_at,
})

export async function readPlayingTime(reader: Reader, member: AccountKey): Promise<TimeRow | undefined> {
  const raw = await firstOf(
    reader,
    sql<Raw>`SELECT ${columns} FROM limits.playing_time t WHERE t.account_id = ${member.accountId} AND t.merchant_id = ${member.merchantId}`,
  )
  return raw && toRow(raw)
}

/** Creates missing rows, then locks all in one order. */
export async function lockPlayingTimes(
  tx: Tx,
  fresh: readonly (AccountKey & PlayingTime)[],
): Promise<TimeRow[]> {
  const of = <Value>(pick: (row: AccountKey & PlayingTime) => Value) => fresh.map(pick)
  await run(
    tx,
    sql`
    INSERT INTO limits.playing_time (merchant_id, account_id, day, last_seen_at)
    SELECT * FROM unnest(${of((row) => row.merchantId)}::text[], ${of((row) => row.accountId)}::text[], ${of((row) => row.day)}::date[], ${of((row) => row.lastSeenAt)}::timestamptz[])
    ON CONFLICT DO NOTHING`,
  )
  return (
    await rowsOf(
      tx,
      sql<Raw>`
    SELECT ${columns} FROM limits.playing_time t WHERE t.account_id = ANY (${of((row) => row.accountId)}::text[]) ORDER BY t.account_id, t.merchant_id FOR UPDATE`,
    )
  ).map(toRow)
}

export async function writePlayingTimes(tx: Tx, rows: readonly (AccountKey & PlayingTime)[]): Promise<void> {
  const of = <Value>(pick: (row: AccountKey & PlayingTime) => Value) => rows.map(pick)
  await run(
    tx,
    sql`
    UPDATE limits.playing_time t SET day = s.day, played_ms = s.played_ms, sitting_ms = s.sitting_ms, unchecked_ms = s.unchecked_ms, last_seen_at = s.last_seen_at,
           asked_at = CASE WHEN s.unchecked_ms >= t.unchecked_ms THEN t.asked_at END
    FROM unnest(${of((row) => row.merchantId)}::text[], ${of((row) => row.accountId)}::text[], ${of((row) => row.day)}::date[], ${of((row) => BigInt(row.playedMs))}::bigint[],
                ${of((row) => BigInt(row.sittingMs))}::bigint[], ${of((row) => BigInt(row.uncheckedMs))}::bigint[], ${of((row) => row.lastSeenAt)}::timestamptz[])
         AS s(merchant_id, account_id, day, played_ms, sitting_ms, unchecked_ms, last_seen_at)
    WHERE t.account_id = s.account_id AND t.merchant_id = s.merchant_id`,
  )
}

export interface DueTime {
  time: TimeRow
  limitMinutes: number | null
  realityMinutes: number
}

/**
 * Members active since, whose playing time or reality check may be due, and those who wait to be signed out.
 */
export async function readDueTimes(reader: Reader, since: Date, now: Date): Promise<DueTime[]> {
  const rows = await rowsOf(
    reader,
    sql<Raw & { limit_minutes: bigint | null; reality_minutes: number }>`
    SELECT ${columns}, r.value AS limit_minutes, coalesce(p.reality_minutes, 60) AS reality_minutes
    FROM limits.playing_time t
    LEFT JOIN limits.rule r ON r.account_id = t.account_id AND r.merchant_id = t.merchant_id AND r.kind = 'SESSION'
    LEFT JOIN limits.preference p ON p.account_id = t.account_id AND p.merchant_id = t.merchant_id
    WHERE t.last_seen_at > ${since}
      AND ((t.played_ms * 5 >= r.value * 240000 AND (t.warned_day IS DISTINCT FROM t.day
              OR (t.played_ms >= r.value * 60000 AND NOT coalesce(t.is_signed_out AND t.blocked_until > ${now}, false))))
           OR (t.asked_at IS NULL AND t.unchecked_ms >= coalesce(p.reality_minutes, 60) * 60000))`,
  )
  return rows.map((row) => ({
    time: toRow(row),
    limitMinutes: row.limit_minutes === null ? null : Number(row.limit_minutes),
    realityMinutes: row.reality_minutes,
  }))
}

export type TimeNote = Partial<
  Pick<TimeRow, 'warnedDay' | 'reachedAt' | 'blockedUntil' | 'isSignedOut' | 'askedAt' | 'uncheckedMs'>
>

const noteColumns = {
  warnedDay: 'warned_day',
  reachedAt: 'reached_at',
  blockedUntil: 'blocked_until',
  isSignedOut: 'is_signed_out',
  askedAt: 'asked_at',
  uncheckedMs: 'unchecked_ms',
} as const

export async function noteTime(tx: Reader, member: AccountKey, note: TimeNote): Promise<void> {
  for (const [field, column] of Object.entries(noteColumns) as [keyof typeof noteColumns, string][]) {
    if (note[field] === undefined) continue
    await run(
      tx,
      sql`UPDATE limits.playing_time SET ${sql.ref(column)} = ${note[field]} WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId}`,
    )
  }
}
