/**
 * What the account record and the betting record share: both are read by half hours. Sums of the half hours give the
 * totals and say in which of them a page lies, so only the rows of those are ever looked at.
 */
import { sql } from '../../../platform/postgres.ts'

type Statement = ReturnType<typeof sql>

/** `from` and `to` are half-open and lie on half hours, as business days do; absent: unbounded. */
export interface RecordRange {
  memberId: string
  from?: Date | undefined
  to?: Date | undefined
  /** Nothing behind this mark of an earlier answer: pages stay as they were while new rows arrive. Absent: all there is. */
  upTo?: bigint | undefined
}

/** Where a page lies: half hours to look through, and how many rows of them come before it. */
export interface PagePlace { slots: SlotPlace[]; skip: number }
export interface SlotPlace { slot: Date; first: string; last: string }

export const ownerNo = (memberId: string): Statement => sql`(SELECT owner_no FROM wallet.owner WHERE owner_id = ${memberId} AND family = 1)`
/** The account of a member that a movement changed, as the index over movements names it. */
export const movedAccount = sql`(CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END)`
export const foldedTo = sql`wallet.records_position()`
export const slotOf = (moment: Statement): Statement => sql`date_bin('30 minutes', ${moment}, '2000-01-01Z')`

export const inRange = (column: Statement, { from, to }: RecordRange): Statement =>
  sql`true ${from ? sql`AND ${column} >= ${from}` : sql``} ${to ? sql`AND ${column} < ${to}` : sql``}`

/** The mark behind the newest movement of the member's main and bonus money. */
export const newestMark = (memberId: string): Statement => sql`
  (SELECT t.id FROM wallet.transfer t WHERE t.guarded_side > 0 AND ${movedAccount} >> 16 = ${ownerNo(memberId)} AND ${movedAccount} & 65535 IN (4, 8)
   ORDER BY t.id DESC LIMIT 1)`

/** Half hours of `parts` (slot, count, first, last) that a page of `limit` rows behind `offset` touches, as JSON. */
export const placeOf = (limit: number, offset: number): Statement => sql`
  by_slot AS (SELECT slot, sum(count)::bigint AS count, min(first) AS first, max(last) AS last FROM parts GROUP BY slot HAVING sum(count) > 0),
  placed AS (SELECT by_slot.*, sum(count) OVER (ORDER BY slot DESC) AS upto FROM by_slot),
  place AS (
    SELECT jsonb_agg(jsonb_build_object('slot', slot, 'first', first::text, 'last', last::text) ORDER BY slot DESC) AS slots,
           ${offset}::bigint - min(upto - count) AS skip
    FROM placed WHERE upto > ${offset}::bigint AND upto - count < ${offset + limit}::bigint)`

export function toPlace(row: { slots: SlotPlace[] | null; skip: bigint | string | null }): PagePlace {
  return { slots: row.slots ?? [], skip: row.skip === null ? 0 : Number.parseInt(String(row.skip), 10) }
}

/** The half hours of a place as rows `p(slot, first, last)`. */
export const placeRows = (place: PagePlace): Statement => sql`
  jsonb_to_recordset(${JSON.stringify(place.slots)}::jsonb) AS p(slot timestamptz, first bigint, last bigint)`
