/** Changes of the merchant's accounts that wait for a second operator. */
import type { ReceiverChannel } from '../../../../contract/shared/receiver-words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { ReceiverNumbers } from './receivers.ts'

export interface ReceiverChange extends ReceiverNumbers {
  readonly changeId: string
  readonly state: 'PENDING' | 'CONFIRMED' | 'REJECTED'
  readonly requestedBy: string
  readonly requestedByName: string
  readonly requestedAt: Date
}

interface ChangeRow {
  change_id: string
  channel: ReceiverChannel
  receiver: string
  bank_code: string | null
  account_no: string
  holder_name: string
  settles_to: string | null
  daily_limit: bigint | null
  rank: number
  note: string
  state: ReceiverChange['state']
  requested_by: string
  requested_by_name: string
  requested_at: Date
}

const toChange = (row: ChangeRow): ReceiverChange => ({
  changeId: row.change_id,
  channel: row.channel,
  receiver: row.receiver,
  bankCode: row.bank_code,
  accountNo: row.account_no,
  holderName: row.holder_name,
  settlesTo: row.settles_to,
  dailyLimit: row.daily_limit,
  rank: row.rank,
  note: row.note,
  state: row.state,
  requestedBy: row.requested_by,
  requestedByName: row.requested_by_name,
  requestedAt: row.requested_at,
})

/** False if the same account is pending already. */
export async function insertReceiverChange(
  tx: Tx,
  row: ReceiverNumbers & { changeId: string; merchantId: string; by: string; byName: string; now: Date },
): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO cashier.receiver_change (change_id, merchant_id, channel, receiver, bank_code, account_no, holder_name, settles_to, daily_limit, rank, note, state,
      requested_by, requested_by_name, requested_at)
    VALUES (${row.changeId}, ${row.merchantId}, ${row.channel}, ${row.receiver}, ${row.bankCode}, ${row.accountNo}, ${row.holderName}, ${row.settlesTo}, ${row.dailyLimit},
      ${row.rank}, ${row.note}, 'PENDING', ${row.by}, ${row.byName}, ${row.now})
    ON CONFLICT (merchant_id, channel, receiver) WHERE state = 'PENDING' DO NOTHING`,
  )
  return added > 0n
}

export async function readReceiverChanges(reader: Reader, merchantId: string): Promise<ReceiverChange[]> {
  const rows = await rowsOf(
    reader,
    sql<ChangeRow>`SELECT * FROM cashier.receiver_change WHERE merchant_id = ${merchantId} AND state = 'PENDING' ORDER BY requested_at, change_id`,
  )
  return rows.map(toChange)
}

export async function lockReceiverChange(
  tx: Tx,
  merchantId: string,
  changeId: string,
): Promise<ReceiverChange | undefined> {
  const row = await firstOf(
    tx,
    sql<ChangeRow>`SELECT * FROM cashier.receiver_change WHERE merchant_id = ${merchantId} AND change_id = ${changeId} FOR UPDATE`,
  )
  return row && toChange(row)
}

export async function decideReceiverChange(
  tx: Tx,
  changeId: string,
  state: 'CONFIRMED' | 'REJECTED',
  by: { id: string; name: string },
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE cashier.receiver_change SET state = ${state}, decided_by = ${by.id}, decided_by_name = ${by.name}, decided_at = ${now} WHERE change_id = ${changeId}`,
  )
}
