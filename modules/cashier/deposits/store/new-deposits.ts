/** Opening a deposit: one at a time for a member, with satang of its own. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { type Deposit, depositColumns, type DepositRow, open, toDeposit } from './deposit-rows.ts'

/** Openings of one member are serialised, so that the limits hold. */
export async function lockOpening(tx: Tx, memberId: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cashier.deposit:${memberId}`}, 5))`)
}

/** Payable amounts near a requested one that are in use, and those that expired within the last day. */
export async function readAmountsInUse(
  reader: Reader,
  place: { merchantId: string; receiver: string; asked: bigint; now: Date },
): Promise<{ open: bigint[]; lately: bigint[] }> {
  const rows = await rowsOf(
    reader,
    sql<{ payable_amount: bigint; is_open: boolean }>`
    SELECT payable_amount, state <> 'EXPIRED' AS is_open FROM cashier.deposit
    WHERE merchant_id = ${place.merchantId} AND receiver = ${place.receiver} AND payable_amount BETWEEN ${place.asked + 1n} AND ${place.asked + 99n}
      AND (state IN (${open}) OR (state = 'EXPIRED' AND changed_at > ${place.now}::timestamptz - interval '1 day'))`,
  )
  const amountsOf = (isOpen: boolean) =>
    rows.filter((row) => row.is_open === isOpen).map((row) => row.payable_amount)
  return { open: amountsOf(true), lately: amountsOf(false) }
}

/** A deposit before the database gave it its reference. */
export type NewDeposit = Omit<Deposit, 'reference'>

/** The deposit with its reference; undefined if another open deposit has the payable amount. */
export async function insertDeposit(
  tx: Tx,
  row: Omit<NewDeposit, 'creditedAmount' | 'remark' | 'changedAt'>,
): Promise<Deposit | undefined> {
  const added = await firstOf(
    tx,
    sql<DepositRow>`
    INSERT INTO cashier.deposit (deposit_id, merchant_id, member_id, channel, receiver, receiver_name, source_account_id, crypto_amount, asked_amount, payable_amount, currency, state, review_reason, code_text,
      paid_amount, payer_name, bank_reference, offer, created_at, expires_at, changed_at)
    VALUES (${row.depositId}, ${row.merchantId}, ${row.memberId}, ${row.channel}, ${row.receiver}, ${row.receiverName},
      ${row.sourceAccountId}, ${row.cryptoAmount}, ${row.askedAmount}, ${row.payableAmount}, ${row.currency}, ${row.state},
      ${row.reviewReason}, ${row.codeText}, ${row.paidAmount}, ${row.payerName}, ${row.bankReference},
      ${row.offer && JSON.stringify(row.offer)}::jsonb, ${row.createdAt}, ${row.expiresAt}, ${row.createdAt})
    ON CONFLICT (merchant_id, receiver, payable_amount) WHERE state IN (${open}) DO NOTHING RETURNING ${depositColumns}`,
  )
  return added && toDeposit(added)
}
