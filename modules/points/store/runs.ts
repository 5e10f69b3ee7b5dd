/** Days for which points are booked: every day from the first one on, so that none is missed after a pause. */
import { firstOf, rowsOf, run, sql, type Database, type Reader, type Tx } from '../../../platform/postgres.ts'

/**
 * Makes the rows of all days up to `last` that have none, beginning behind the newest known day; a merchant
 * without any begins with `last`.
 */
export async function knowDays(reader: Reader, merchantId: string, last: string): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO points.earning_run (merchant_id, day)
    SELECT ${merchantId}, d::date
    FROM generate_series(
      coalesce((SELECT max(day) + 1 FROM points.earning_run WHERE merchant_id = ${merchantId}), ${last}::date),
      ${last}::date, interval '1 day') AS d
    ON CONFLICT DO NOTHING`,
  )
}

/** The days that are not booked whole, the oldest first, as YYYY-MM-DD. */
export async function unbookedDays(database: Database, merchantId: string): Promise<string[]> {
  const rows = await rowsOf(
    database.kysely,
    sql<{ day: string }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day FROM points.earning_run
    WHERE merchant_id = ${merchantId} AND done_at IS NULL ORDER BY points.earning_run.day`,
  )
  return rows.map(({ day }) => day)
}

/** Up to which member the day is booked; undefined once it is booked whole. Two workers take turns. */
export async function lockRun(tx: Tx, merchantId: string, day: string): Promise<bigint | undefined> {
  const row = await firstOf(
    tx,
    sql<{ after_owner: bigint }>`
    SELECT after_owner FROM points.earning_run
    WHERE merchant_id = ${merchantId} AND day = ${day}::date AND done_at IS NULL FOR UPDATE`,
  )
  return row?.after_owner
}

export interface Booked {
  readonly members: number
  readonly earned: bigint
  readonly taken: bigint
}

/** `lastOwner` null: the day is booked whole. */
export async function moveRun(
  tx: Tx,
  { merchantId, day }: { merchantId: string; day: string },
  booked: Booked,
  lastOwner: bigint | null,
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE points.earning_run SET after_owner = coalesce(${lastOwner}::bigint, after_owner),
      done_at = CASE WHEN ${lastOwner}::bigint IS NULL THEN ${now}::timestamptz END,
      member_count = member_count + ${booked.members}::int, earned_amount = earned_amount + ${booked.earned}::bigint,
      taken_amount = taken_amount + ${booked.taken}::bigint
    WHERE merchant_id = ${merchantId} AND day = ${day}::date`,
  )
}
