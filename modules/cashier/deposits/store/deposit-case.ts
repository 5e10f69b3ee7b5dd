/** What an operator needs beside a deposit in review: similar deposits, and where refused money went. */
import type { DepositState } from '../../../../contract/shared/cashier-states.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface RelatedDeposit {
  readonly depositId: string
  readonly memberId: string
  readonly state: DepositState
  readonly amount: bigint
  readonly createdAt: Date
  readonly why: 'IMAGE' | 'REFERENCE'
}

const SHOWN = 20

/**
 * Other deposits of the merchant with the same picture of a slip, or with a reference that this one or its
 * slips contain.
 */
export async function readRelated(
  reader: Reader,
  deposit: { merchantId: string; depositId: string; bankReference: string | null },
): Promise<RelatedDeposit[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      deposit_id: string
      member_id: string
      state: DepositState
      amount: bigint
      created_at: Date
      why: RelatedDeposit['why']
    }>`
    WITH own AS (SELECT image_hash, trans_ref FROM cashier.deposit_slip WHERE deposit_id = ${deposit.depositId}),
    named AS (SELECT trans_ref AS reference FROM own WHERE trans_ref IS NOT NULL UNION SELECT ${deposit.bankReference}::text WHERE ${deposit.bankReference}::text IS NOT NULL),
    found AS (
      SELECT s.deposit_id, 'IMAGE' AS why FROM cashier.deposit_slip AS s WHERE s.merchant_id = ${deposit.merchantId} AND s.image_hash IN (SELECT image_hash FROM own)
      UNION SELECT s.deposit_id, 'REFERENCE' FROM cashier.deposit_slip AS s WHERE s.merchant_id = ${deposit.merchantId} AND s.trans_ref IN (SELECT reference FROM named)
      UNION SELECT p.deposit_id, 'REFERENCE' FROM cashier.payment AS p WHERE p.merchant_id = ${deposit.merchantId} AND p.bank_reference IN (SELECT reference FROM named))
    SELECT d.deposit_id, d.member_id, d.state, coalesce(d.paid_amount, d.payable_amount) AS amount, d.created_at, min(f.why) AS why
    FROM found AS f JOIN cashier.deposit AS d ON d.deposit_id = f.deposit_id
    WHERE d.deposit_id <> ${deposit.depositId} AND d.merchant_id = ${deposit.merchantId}
    GROUP BY d.deposit_id ORDER BY d.created_at DESC LIMIT ${SHOWN}`,
  )
  return rows.map((row) => ({
    depositId: row.deposit_id,
    memberId: row.member_id,
    state: row.state,
    amount: row.amount,
    createdAt: row.created_at,
    why: row.why,
  }))
}

export interface Refund {
  readonly amount: bigint
  readonly payerName: string
  readonly note: string
  readonly recordedByName: string
  readonly recordedAt: Date
}

export async function insertRefund(
  tx: Tx,
  refund: Refund & { depositId: string; merchantId: string },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO cashier.deposit_refund (deposit_id, merchant_id, amount, payer_name, note, recorded_by_name, recorded_at)
    VALUES (${refund.depositId}, ${refund.merchantId}, ${refund.amount}, ${refund.payerName}, ${refund.note}, ${refund.recordedByName}, ${refund.recordedAt})`,
  )
}

export async function readRefund(reader: Reader, depositId: string): Promise<Refund | undefined> {
  const row = await firstOf(
    reader,
    sql<{ amount: bigint; payer_name: string; note: string; recorded_by_name: string; recorded_at: Date }>`
    SELECT amount, payer_name, note, recorded_by_name, recorded_at FROM cashier.deposit_refund WHERE deposit_id = ${depositId}`,
  )
  return (
    row && {
      amount: row.amount,
      payerName: row.payer_name,
      note: row.note,
      recordedByName: row.recorded_by_name,
      recordedAt: row.recorded_at,
    }
  )
}
