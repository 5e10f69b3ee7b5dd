/** Days that members checked in. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface CheckInDay {
  day: string
  place: number
  amount: bigint
}

export interface NewCheckInDay extends CheckInDay {
  promotionId: string
  memberId: string
  claimId: string
}

const columns = sql`to_char(day, 'YYYY-MM-DD') AS day, place, amount`

/** The days in [from, to), the oldest first. */
export async function readCheckInDays(
  reader: Reader,
  asked: { promotionId: string; memberId: string; from: string; to: string },
): Promise<CheckInDay[]> {
  return rowsOf(
    reader,
    sql<CheckInDay>`
    SELECT ${columns} FROM promotions.check_in_day
    WHERE promotion_id = ${asked.promotionId} AND member_id = ${asked.memberId} AND day >= ${asked.from}::date
      AND day < ${asked.to}::date ORDER BY check_in_day.day`,
  )
}

/** The last two days up to one, the newest first. */
export async function readLastDays(
  reader: Reader,
  asked: { promotionId: string; memberId: string; upTo: string },
): Promise<CheckInDay[]> {
  return rowsOf(
    reader,
    sql<CheckInDay>`
    SELECT ${columns} FROM promotions.check_in_day
    WHERE promotion_id = ${asked.promotionId} AND member_id = ${asked.memberId} AND day <= ${asked.upTo}::date
    ORDER BY check_in_day.day DESC LIMIT 2`,
  )
}

export async function insertCheckInDay(tx: Tx, row: NewCheckInDay): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO promotions.check_in_day (promotion_id, member_id, day, place, amount, claim_id)
    VALUES (${row.promotionId}, ${row.memberId}, ${row.day}::date, ${row.place}, ${row.amount}, ${row.claimId})`,
  )
}
