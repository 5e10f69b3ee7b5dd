/** Members' sittings in rooms. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface SittingRow {
  sitting_id: string
  room_id: string
  merchant_id: string
  member_id: string
  seat: number
  state: 'HOLDING' | 'SEATED' | 'RETURNING' | 'LEFT' | 'DROPPED'
  buy_in: bigint
  stack_id: string | null
  top_up_id: string | null
  left_amount: bigint | null
  sat_at: Date
  seen_at: Date
  left_at: Date | null
}

const sittingColumns = sql`sitting_id, room_id, merchant_id, member_id, seat, state, buy_in, stack_id, top_up_id, left_amount, sat_at, seen_at, left_at`

export async function addSitting(
  tx: Tx,
  sitting: {
    sittingId: string
    roomId: string
    merchantId: string
    memberId: string
    seat: number
    buyIn: number
    device: string
    network: string
    now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO studio.room_sitting (sitting_id, room_id, merchant_id, member_id, seat, state, buy_in, device, network, sat_at, seen_at)
    VALUES (${sitting.sittingId}, ${sitting.roomId}, ${sitting.merchantId}, ${sitting.memberId}, ${sitting.seat}, 'HOLDING', ${sitting.buyIn}, ${sitting.device}, ${sitting.network}, ${sitting.now}, ${sitting.now})`,
  )
}

export function readSitting(reader: Reader, sittingId: string): Promise<SittingRow | undefined> {
  return firstOf(
    reader,
    sql<SittingRow>`SELECT ${sittingColumns} FROM studio.room_sitting WHERE sitting_id = ${sittingId}`,
  )
}

/** Changes a sitting from one state; false if it is no longer in it. */
export async function moveSitting(
  tx: Tx,
  sittingId: string,
  from: SittingRow['state'],
  to: SittingRow['state'],
  change: { stackId?: string; leftAmount?: number; topUpId?: string | null; leftAt?: Date } = {},
): Promise<boolean> {
  const row = await firstOf(
    tx,
    sql`
    UPDATE studio.room_sitting SET state = ${to}, stack_id = coalesce(${change.stackId ?? null}, stack_id), left_amount = coalesce(${change.leftAmount ?? null}::bigint, left_amount),
           top_up_id = coalesce(${change.topUpId ?? null}, top_up_id), left_at = coalesce(${change.leftAt ?? null}::timestamptz, left_at)
    WHERE sitting_id = ${sittingId} AND state = ${from} RETURNING sitting_id`,
  )
  return row !== undefined
}

/** Orders of unknown result: buy-ins requested before a moment, and stacks on their way back. */
export function readOpenSittings(reader: Reader, before: Date, most: number): Promise<SittingRow[]> {
  return rowsOf(
    reader,
    sql<SittingRow>`
    SELECT ${sittingColumns} FROM studio.room_sitting
    WHERE (state = 'HOLDING' AND sat_at < ${before}) OR (state = 'RETURNING' AND left_at < ${before}) ORDER BY sat_at LIMIT ${most}`,
  )
}

export async function readSeen(reader: Reader, roomId: string): Promise<Map<string, number>> {
  const rows = await rowsOf(
    reader,
    sql<{
      sitting_id: string
      seen_at: Date
    }>`SELECT sitting_id, seen_at FROM studio.room_sitting WHERE room_id = ${roomId} AND state IN ('HOLDING', 'SEATED')`,
  )
  return new Map(rows.map((row) => [row.sitting_id, row.seen_at.getTime()]))
}

const SEEN_EVERY_MS = 3_000

/** A sign that the member is connected; written at most every few seconds. */
export async function markSeen(reader: Reader, roomId: string, memberId: string, now: Date): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE studio.room_sitting SET seen_at = ${now} WHERE member_id = ${memberId} AND room_id = ${roomId} AND state IN ('HOLDING', 'SEATED') AND seen_at < ${new Date(now.getTime() - SEEN_EVERY_MS)}`,
  )
}

export async function countSittings(reader: Reader, memberId: string): Promise<number> {
  const row = await firstOf(
    reader,
    sql<{
      count: number
    }>`SELECT count(*)::int AS count FROM studio.room_sitting WHERE member_id = ${memberId} AND state IN ('HOLDING', 'SEATED')`,
  )
  return row!.count
}

/** When and with how much the member last left the room, since a moment. */
export function readLastLeft(
  reader: Reader,
  roomId: string,
  memberId: string,
  since: Date,
): Promise<{ left_amount: bigint; left_at: Date } | undefined> {
  return firstOf(
    reader,
    sql<{ left_amount: bigint; left_at: Date }>`
    SELECT left_amount, left_at FROM studio.room_sitting
    WHERE room_id = ${roomId} AND member_id = ${memberId} AND state IN ('RETURNING', 'LEFT') AND left_at > ${since} ORDER BY left_at DESC LIMIT 1`,
  )
}
