/** Deposits in USDT that are renewed while the address stays. */
import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { oneOf, rowsOf, run, sql, type Tx } from '../../../../platform/postgres.ts'
import { type Deposit, depositColumns, type DepositRow, open, toDeposit } from './deposit-rows.ts'

/** Gives an open deposit more time; its state stays. */
export async function extendDeposit(tx: Tx, depositId: string, expiresAt: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE cashier.deposit SET expires_at = greatest(expires_at, ${expiresAt}) WHERE deposit_id = ${depositId}`,
  )
}

/** The member's open deposits of a channel, locked, the newest first. */
export async function lockOpenDeposits(
  tx: Tx,
  owner: { merchantId: string; memberId: string; channel: DepositChannel },
): Promise<Deposit[]> {
  const rows = await rowsOf(
    tx,
    sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit
    WHERE member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId} AND channel = ${owner.channel} AND state IN (${open})
    ORDER BY created_at DESC, deposit_id DESC FOR UPDATE`,
  )
  return rows.map(toDeposit)
}

/** Another amount for a USDT deposit that still waits. */
export async function reaskDeposit(
  tx: Tx,
  depositId: string,
  asked: Pick<Deposit, 'askedAmount' | 'offer' | 'expiresAt'> & { cryptoAmount: bigint },
): Promise<Deposit> {
  return toDeposit(
    await oneOf(
      tx,
      sql<DepositRow>`
    UPDATE cashier.deposit SET asked_amount = ${asked.askedAmount}, payable_amount = ${asked.askedAmount}, crypto_amount = ${asked.cryptoAmount}, expires_at = ${asked.expiresAt},
      offer = ${asked.offer && JSON.stringify(asked.offer)}::jsonb
    WHERE deposit_id = ${depositId} RETURNING ${depositColumns}`,
    ),
  )
}
