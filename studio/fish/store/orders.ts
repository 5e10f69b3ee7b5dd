/** The order to the wallet that a sitting waits for. */
import { firstOf, run, sql, type Reader } from '../../../platform/postgres.ts'

/**
 * Stores what the wallet is about to be asked for; false if another order is under way or nobody sits there.
 */
export async function noteOrder(
  reader: Reader,
  sittingId: string,
  order: { orderId: string; amount: bigint; now: Date },
): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`
    UPDATE studio.fish_sitting SET order_id = ${order.orderId}, order_amount = ${order.amount}, order_at = ${order.now}
    WHERE sitting_id = ${sittingId} AND order_id IS NULL AND state IN ('HOLDING', 'SEATED') RETURNING sitting_id`,
    )) !== undefined
  )
}

/**
 * The wallet's answer to an order: what it took is added to the stack, once. `stackId` null: nothing was
 * taken.
 */
export async function endOrder(
  reader: Reader,
  sittingId: string,
  orderId: string,
  stackId: string | null,
): Promise<void> {
  await run(
    reader,
    stackId === null
      ? sql`UPDATE studio.fish_sitting SET order_id = NULL, order_amount = NULL, order_at = NULL WHERE sitting_id = ${sittingId} AND order_id = ${orderId}`
      : sql`
      UPDATE studio.fish_sitting SET order_id = NULL, order_amount = NULL, order_at = NULL, stack_id = ${stackId}, stack_amount = stack_amount + order_amount,
             most_amount = greatest(most_amount, order_amount), state = CASE state WHEN 'HOLDING' THEN 'SEATED' ELSE state END
      WHERE sitting_id = ${sittingId} AND order_id = ${orderId}`,
  )
}
