/** Payments that banks and chains reported, and the deposits that they may be for. */
import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { open } from './deposit-rows.ts'

/** Stores what a bank reported; false if its reference was reported before. */
export async function keepPayment(
  tx: Tx,
  payment: {
    merchantId: string
    channel: string
    bankReference: string
    depositId: string
    amount: bigint
    payerName: string
    receivedAt: Date
  },
): Promise<boolean> {
  const kept = await run(
    tx,
    sql`
    INSERT INTO cashier.payment (merchant_id, channel, bank_reference, deposit_id, amount, payer_name, received_at)
    VALUES (${payment.merchantId}, ${payment.channel}, ${payment.bankReference}, ${payment.depositId}, ${payment.amount}, ${payment.payerName}, ${payment.receivedAt})
    ON CONFLICT DO NOTHING`,
  )
  return kept > 0n
}

/**
 * Deposits that a payment of this amount may be for: open ones first, then those with only a slip and those
 * that expired within a day.
 */
export async function depositsAwaiting(
  reader: Reader,
  place: { merchantId: string; channel: DepositChannel; receiver: string | null; amount: bigint; now: Date },
): Promise<{ depositId: string; isOpen: boolean }[]> {
  const rows = await rowsOf(
    reader,
    sql<{ deposit_id: string; is_open: boolean }>`
    SELECT deposit_id, state IN (${open}) AS is_open FROM cashier.deposit
    WHERE merchant_id = ${place.merchantId} AND channel = ${place.channel} AND payable_amount = ${place.amount} AND (${place.receiver}::text IS NULL OR receiver = ${place.receiver})
      AND (state IN (${open}) OR (state = 'REVIEW' AND paid_amount IS NULL) OR (state = 'EXPIRED' AND changed_at > ${place.now}::timestamptz - interval '1 day'))
    ORDER BY 2 DESC, created_at DESC LIMIT 3`,
  )
  return rows.map((row) => ({ depositId: row.deposit_id, isOpen: row.is_open }))
}
