/** The deposits that a statement line may pay. */
import { firstOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import {
  depositColumns,
  toDeposit,
  type Deposit,
  type DepositRow,
} from '../../deposits/store/deposit-rows.ts'

/** The accounts whose payments a statement contains: itself, and PromptPay ids that pay into it. */
export async function readAccountReceivers(
  reader: Reader,
  merchantId: string,
  account: string,
): Promise<{ channel: string; receiver: string }[]> {
  return rowsOf(
    reader,
    sql<{ channel: string; receiver: string }>`
    SELECT DISTINCT channel, receiver FROM cashier.receiver WHERE merchant_id = ${merchantId} AND (receiver = ${account} OR settles_to = ${account})`,
  )
}

/** Deposits of these accounts for which no bank reported money yet, opened since. */
export async function readAwaited(
  reader: Reader,
  place: { merchantId: string; receivers: readonly { channel: string; receiver: string }[]; since: Date },
  wanted: { amounts: readonly bigint[]; references: readonly string[] } | null,
): Promise<Deposit[]> {
  const rows = await rowsOf(
    reader,
    sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit
    WHERE merchant_id = ${place.merchantId} AND receiver = ANY (${place.receivers.map((row) => row.receiver)}) AND channel = ANY (${place.receivers.map((row) => row.channel)})
      AND created_at >= ${place.since} AND (state IN ('CREATED', 'PENDING_MATCH', 'EXPIRED') OR (state = 'REVIEW' AND paid_amount IS NULL))
      AND (${wanted === null} OR payable_amount = ANY (${(wanted?.amounts ?? []).map(String)}::bigint[])
        OR deposit_id IN (SELECT deposit_id FROM cashier.deposit_slip WHERE merchant_id = ${place.merchantId} AND trans_ref = ANY (${[...(wanted?.references ?? [])]})))
    ORDER BY created_at DESC LIMIT 20000`,
  )
  return rows.map(toDeposit)
}

/** Whether a bank reported this reference in any other way. */
export async function readPaidReference(
  reader: Reader,
  merchantId: string,
  reference: string,
): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`SELECT 1 FROM cashier.payment WHERE merchant_id = ${merchantId} AND bank_reference = ${reference}`,
    )) !== undefined
  )
}
