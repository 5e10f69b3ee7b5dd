/** Which movements of a member's balance belong to which stack (wallet.stack_move). */
import type { SeatStep } from '../../../contract/shared/seat-words.ts'
import { run, sql, type Tx } from '../../../platform/postgres.ts'
import type { SeatMove } from '../record-details.ts'
import { movedAccount } from './record-slots.ts'

/** Called in the transaction that moves it; a repeated call changes nothing. */
export async function noteStackMove(tx: Tx, txnId: string, stackId: string): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO wallet.stack_move (txn_id, shard, hold_no)
    SELECT ${BigInt(txnId)}, h.shard, h.hold_no FROM wallet.hold h WHERE h.hold_no = ${BigInt(stackId)} ON CONFLICT DO NOTHING`,
  )
}

export interface StoredSeat {
  hold_no: bigint | null
  seat_step: SeatStep | null
  seat_result: bigint | null
  seat_vendor: string | null
  seat_game: string | null
}

/** Joins `moved` (txn_id, code) with its stack; `seatColumns` are the resulting columns. */
export const seatJoins = sql`
  LEFT JOIN wallet.stack_move w ON w.txn_id = moved.txn_id AND moved.code IN (40, 41)
  LEFT JOIN wallet.hold h ON h.hold_no = w.hold_no AND h.shard = w.shard`
export const seatColumns = sql`
  w.hold_no, CASE WHEN w.hold_no IS NULL THEN NULL WHEN moved.code = 41 THEN 'LEFT' WHEN w.hold_no = w.txn_id THEN 'TAKEN' ELSE 'ADDED' END AS seat_step,
  CASE WHEN moved.code = 41 AND w.hold_no IS NOT NULL OR (w.hold_no = w.txn_id AND h.left_amount = 0 AND NOT EXISTS (
    SELECT FROM wallet.stack_move o JOIN wallet.transfer t ON t.id = o.txn_id WHERE o.hold_no = w.hold_no AND t.code = 41)) THEN (
    SELECT sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END)::bigint
    FROM wallet.stack_move o JOIN wallet.transfer t ON t.id >= o.txn_id AND t.id < o.txn_id + 8 AND t.txn_id = o.txn_id
    WHERE o.hold_no = w.hold_no AND t.guarded_side > 0 AND ${movedAccount} & 65535 = 4) END AS seat_result,
  split_part(h.reference, ':', 2) AS seat_vendor, split_part(h.reference, ':', 3) AS seat_game`

export const toSeat = (row: StoredSeat): SeatMove | null =>
  row.hold_no === null || row.seat_step === null
    ? null
    : { stackId: row.hold_no.toString(), step: row.seat_step, resultAmount: row.seat_result }
