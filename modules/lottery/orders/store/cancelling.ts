/** What cancelling asks of stored bets. */
import { rowsOf, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'

export interface OrderToCancel {
  readonly merchantId: string
  readonly memberId: string
  readonly placedAt: Date
  readonly isCancelled: boolean
}

export async function ordersToCancel(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderToCancel>> {
  if (orderIds.length === 0) return new Map()
  const rows = await rowsOf(
    tx,
    sql<{ order_id: string; merchant_id: string; member_id: string; placed_at: Date; is_cancelled: boolean }>`
    SELECT order_id, merchant_id, member_id, placed_at, is_cancelled FROM lottery.orders WHERE order_id = ANY (${orderIds}::text[])`,
  )
  return new Map(
    rows.map((row) => [
      row.order_id,
      {
        merchantId: row.merchant_id,
        memberId: row.member_id,
        placedAt: row.placed_at,
        isCancelled: row.is_cancelled,
      },
    ]),
  )
}

/** How many bets members have cancelled themselves in games since then. */
export async function cancelledSince(
  reader: Reader,
  asked: readonly { memberId: string; gameCode: string }[],
  since: Date,
): Promise<{ memberId: string; gameCode: string; count: number }[]> {
  if (asked.length === 0) return []
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string; game_code: string; count: number }>`
    SELECT o.member_id, o.game_code, count(*)::int AS count FROM lottery.orders o
    WHERE o.cancel_cause = 'MEMBER' AND o.cancelled_at >= ${since} AND (o.member_id, o.game_code) IN (
      SELECT * FROM unnest(${asked.map(({ memberId }) => memberId)}::text[], ${asked.map(({ gameCode }) => gameCode)}::text[]))
    GROUP BY o.member_id, o.game_code`,
  )
  return rows.map((row) => ({ memberId: row.member_id, gameCode: row.game_code, count: row.count }))
}

export interface OpenOrder extends IssueKey {
  readonly orderId: string
  readonly memberId: string
}

/** A page of the bets of a void issue whose stakes are still to be returned. */
export async function ordersToRefund(reader: Reader, issue: IssueKey, limit: number): Promise<OpenOrder[]> {
  const rows = await rowsOf(
    reader,
    sql<{ order_id: string; member_id: string }>`
    SELECT order_id, member_id FROM lottery.orders
    WHERE game_code = ${issue.gameCode} AND numero = ${issue.numero} AND NOT is_cancelled LIMIT ${limit}`,
  )
  return rows.map((row) => ({ ...issue, orderId: row.order_id, memberId: row.member_id }))
}

/** Whoever had stakes returned because an issue is void, and how much. */
export async function refundedMembers(
  reader: Reader,
  issue: IssueKey,
): Promise<{ memberId: string; merchantId: string; amount: string }[]> {
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string; merchant_id: string; amount: string }>`
    SELECT member_id, min(merchant_id) AS merchant_id, sum(stake_amount)::text AS amount FROM lottery.orders
    WHERE game_code = ${issue.gameCode} AND numero = ${issue.numero} AND cancel_cause = 'VOID'
    GROUP BY member_id ORDER BY member_id`,
  )
  return rows.map((row) => ({ memberId: row.member_id, merchantId: row.merchant_id, amount: row.amount }))
}
