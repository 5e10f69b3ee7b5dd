/** What operators ask of pools. */
import type { PoolCode } from '../../../../../contract/shared/jackpot-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../../platform/postgres.ts'
import type { NextTerms } from './pools.ts'

export type OrderKind = 'OPEN' | 'CHANGE' | 'PAUSE' | 'RESUME'
export type OrderState = 'PENDING' | 'DONE' | 'REJECTED'
export interface OrderRow {
  order_id: string
  merchant_id: string
  pool_code: PoolCode
  kind: OrderKind
  seed_amount: bigint | null
  cap_amount: bigint | null
  rate_ppm: number | null
  odds_amount: bigint | null
  reason: string
  asked_by: string
  asked_at: Date
  state: OrderState
  decided_by: string | null
  decided_at: Date | null
}

const columns = sql`order_id, merchant_id, pool_code, kind, seed_amount, cap_amount, rate_ppm, odds_amount, reason, asked_by, asked_at, state, decided_by, decided_at`

export interface NewOrder {
  orderId: string
  merchantId: string
  code: string
  kind: OrderKind
  terms: NextTerms | null
  reason: string
  by: string
  at: Date
  isDone: boolean
}

export async function addOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { terms } = order
  await run(
    tx,
    sql`
    INSERT INTO launch.jackpot_order (order_id, merchant_id, pool_code, kind, seed_amount, cap_amount, rate_ppm, odds_amount, reason, asked_by, asked_at, state, decided_by, decided_at)
    VALUES (${order.orderId}, ${order.merchantId}, ${order.code}, ${order.kind}, ${terms?.seedAmount ?? null}, ${terms?.capAmount ?? null}, ${terms?.ratePpm ?? null}, ${terms?.oddsAmount ?? null},
      ${order.reason}, ${order.by}, ${order.at}, ${order.isDone ? 'DONE' : 'PENDING'}, ${order.isDone ? order.by : null}, ${order.isDone ? order.at : null})`,
  )
}

export function lockOrder(tx: Tx, merchantId: string, orderId: string): Promise<OrderRow | undefined> {
  return firstOf(
    tx,
    sql<OrderRow>`SELECT ${columns} FROM launch.jackpot_order WHERE merchant_id = ${merchantId} AND order_id::text = ${orderId} FOR UPDATE`,
  )
}

export async function decideOrder(
  tx: Tx,
  orderId: string,
  { state, by, at }: { state: OrderState; by: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE launch.jackpot_order SET state = ${state}, decided_by = ${by}, decided_at = ${at} WHERE order_id = ${orderId}`,
  )
}

export function readPendingOrders(reader: Reader, merchantId: string): Promise<OrderRow[]> {
  return rowsOf(
    reader,
    sql<OrderRow>`SELECT ${columns} FROM launch.jackpot_order WHERE merchant_id = ${merchantId} AND state = 'PENDING'`,
  )
}

export async function readOrders(
  reader: Reader,
  merchantId: string,
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const rows = await rowsOf(
    reader,
    sql<OrderRow>`
    SELECT ${columns} FROM launch.jackpot_order WHERE merchant_id = ${merchantId} ORDER BY asked_at DESC, order_id LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  const { total } = await oneOf(
    reader,
    sql<{
      total: number
    }>`SELECT count(*)::int AS total FROM launch.jackpot_order WHERE merchant_id = ${merchantId}`,
  )
  return { rows, total }
}
