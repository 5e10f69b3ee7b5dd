/** Withdrawals whose member is asked to confirm that the money has arrived. */
import { rowsOf, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { toWithdrawal, type Withdrawal, withdrawalColumns, type WithdrawalRow } from './withdrawal-rows.ts'

/** Withdrawals whose time to confirm is over. */
export async function readUnanswered(reader: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ withdrawal_id: string }>`
    SELECT withdrawal_id FROM cashier.withdrawal WHERE state = 'CONFIRM_WAIT' AND confirm_by <= ${now} ORDER BY confirm_by LIMIT ${limit}`,
  )
  return rows.map((row) => row.withdrawal_id)
}

/** Takes those whose member is to be reminded now; each once, and none whose time is over. */
export async function takeReminders(tx: Tx, now: Date, limit: number): Promise<Withdrawal[]> {
  const rows = await rowsOf(
    tx,
    sql<WithdrawalRow>`
    UPDATE cashier.withdrawal SET remind_at = NULL WHERE withdrawal_id IN (
      SELECT withdrawal_id FROM cashier.withdrawal WHERE state = 'CONFIRM_WAIT' AND remind_at <= ${now} AND confirm_by > ${now}
      ORDER BY remind_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING ${withdrawalColumns}`,
  )
  return rows.map(toWithdrawal)
}
