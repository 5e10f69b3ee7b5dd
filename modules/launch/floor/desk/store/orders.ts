/** Rounds that operators want to make void. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../../platform/postgres.ts'

export type VoidState = 'PENDING' | 'DONE' | 'REJECTED'
export interface VoidRow {
  order_id: string
  table_id: string
  round_id: string
  game_code: string
  round_no: number
  stake_amount: bigint
  reason: string
  asked_by: string
  asked_at: Date
  state: VoidState
  decided_by: string | null
  decided_at: Date | null
}

const columns = sql`order_id, table_id, round_id, game_code, round_no, stake_amount, reason, asked_by, asked_at, state, decided_by, decided_at`

export interface NewVoid {
  orderId: string
  merchantId: string
  tableId: string
  roundId: string
  gameCode: string
  roundNo: number
  stakeAmount: bigint
  reason: string
  by: string
  at: Date
}

/** Returns false if the round is pending already. */
export async function addVoid(tx: Tx, order: NewVoid): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
    INSERT INTO launch.void_order (order_id, merchant_id, table_id, round_id, game_code, round_no, stake_amount, reason, asked_by, asked_at)
    VALUES (${order.orderId}, ${order.merchantId}, ${order.tableId}, ${order.roundId}, ${order.gameCode}, ${order.roundNo}, ${order.stakeAmount}, ${order.reason}, ${order.by}, ${order.at})
    ON CONFLICT (round_id) WHERE state = 'PENDING' DO NOTHING`,
    )) > 0n
  )
}

export function lockVoid(tx: Tx, merchantId: string, orderId: string): Promise<VoidRow | undefined> {
  return firstOf(
    tx,
    sql<VoidRow>`SELECT ${columns} FROM launch.void_order WHERE merchant_id = ${merchantId} AND order_id::text = ${orderId} FOR UPDATE`,
  )
}

export async function decideVoid(
  tx: Tx,
  orderId: string,
  { state, by, at }: { state: VoidState; by: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE launch.void_order SET state = ${state}, decided_by = ${by}, decided_at = ${at} WHERE order_id = ${orderId}`,
  )
}

/** Pending ones, and the last decided ones, newest first. */
export function readVoids(reader: Reader, merchantId: string, limit: number): Promise<VoidRow[]> {
  return rowsOf(
    reader,
    sql<VoidRow>`SELECT ${columns} FROM launch.void_order WHERE merchant_id = ${merchantId} ORDER BY (state = 'PENDING') DESC, asked_at DESC, order_id LIMIT ${limit}`,
  )
}

export function readVoidOf(
  reader: Reader,
  merchantId: string,
  roundId: string,
): Promise<VoidRow | undefined> {
  return firstOf(
    reader,
    sql<VoidRow>`SELECT ${columns} FROM launch.void_order WHERE merchant_id = ${merchantId} AND round_id = ${roundId} ORDER BY asked_at DESC LIMIT 1`,
  )
}
