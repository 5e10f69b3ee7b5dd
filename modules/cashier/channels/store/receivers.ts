/** The merchant's own accounts that members pay to. */
import type { ReceiverChannel, ReceiverState } from '../../../../contract/shared/receiver-words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { openDepositStates } from '../../shared/rules/states.ts'

export interface KeptReceiver {
  readonly receiverId: string
  readonly channel: ReceiverChannel
  readonly receiver: string
  readonly bankCode: string | null
  readonly accountNo: string
  readonly holderName: string
  readonly settlesTo: string | null
  readonly state: ReceiverState
  readonly dailyLimit: bigint | null
  readonly rank: number
  readonly note: string
  readonly createdAt: Date
  /** Requested in open deposits and arrived, of deposits of the business day. */
  readonly usedToday: bigint
}

interface ReceiverRow {
  receiver_id: string
  channel: ReceiverChannel
  receiver: string
  bank_code: string | null
  account_no: string
  holder_name: string
  settles_to: string | null
  state: ReceiverState
  daily_limit: bigint | null
  rank: number
  note: string
  created_at: Date
  used_today: bigint
}

const toReceiver = (row: ReceiverRow): KeptReceiver => ({
  receiverId: row.receiver_id,
  channel: row.channel,
  receiver: row.receiver,
  bankCode: row.bank_code,
  accountNo: row.account_no,
  holderName: row.holder_name,
  settlesTo: row.settles_to,
  state: row.state,
  dailyLimit: row.daily_limit,
  rank: row.rank,
  note: row.note,
  createdAt: row.created_at,
  usedToday: row.used_today,
})

const columns = sql`r.receiver_id, r.channel, r.receiver, r.bank_code, r.account_no, r.holder_name, r.settles_to, r.state, r.daily_limit, r.rank, r.note, r.created_at`
const open = sql.raw(openDepositStates.map((state) => `'${state}'`).join(', '))

/**
 * What deposits of the day add to an account: open ones by their payable amount, the others by what was paid.
 */
const givenTo = (since: Date) => sql`LATERAL (
  SELECT coalesce(sum(CASE WHEN d.state IN (${open}) THEN d.payable_amount WHEN d.state = 'REVIEW' THEN coalesce(d.paid_amount, 0) ELSE d.credited_amount END), 0)::bigint AS used_today,
    max(d.created_at) AS last_given
  FROM cashier.deposit AS d WHERE d.merchant_id = r.merchant_id AND d.receiver = r.receiver AND d.channel = r.channel AND d.created_at >= ${since}
    AND d.state IN (${open}, 'REVIEW', 'CONFIRMED')) AS u`

/** Accounts to pay to, the best first: by rank, then the one used longest ago. */
export async function readFreeReceivers(
  tx: Tx,
  place: { merchantId: string; channel: ReceiverChannel },
  amount: bigint,
  since: Date,
): Promise<KeptReceiver[]> {
  const rows = await rowsOf(
    tx,
    sql<ReceiverRow>`
    SELECT ${columns}, u.used_today FROM cashier.receiver AS r CROSS JOIN ${givenTo(since)}
    WHERE r.merchant_id = ${place.merchantId} AND r.channel = ${place.channel} AND r.state = 'ACTIVE' AND (r.daily_limit IS NULL OR u.used_today + ${amount} <= r.daily_limit)
    ORDER BY r.rank, u.last_given NULLS FIRST, r.receiver_id`,
  )
  return rows.map(toReceiver)
}

/**
 * Openings in a channel are serialised if one of its accounts has a limit, so that two never use its last
 * room.
 */
export async function lockLimitedChannel(
  tx: Tx,
  merchantId: string,
  channel: ReceiverChannel,
): Promise<void> {
  await run(
    tx,
    sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`cashier.receiver:${merchantId}:${channel}`}, 5))
    WHERE EXISTS (SELECT FROM cashier.receiver WHERE merchant_id = ${merchantId} AND channel = ${channel} AND state = 'ACTIVE' AND daily_limit IS NOT NULL)`,
  )
}

/** All accounts, the removed ones only if asked for. */
export async function readReceivers(
  reader: Reader,
  merchantId: string,
  since: Date,
  isWithRemoved: boolean,
): Promise<KeptReceiver[]> {
  const rows = await rowsOf(
    reader,
    sql<ReceiverRow>`
    SELECT ${columns}, u.used_today FROM cashier.receiver AS r CROSS JOIN ${givenTo(since)}
    WHERE r.merchant_id = ${merchantId} AND (${isWithRemoved} OR r.state <> 'REMOVED') ORDER BY r.channel, r.rank, r.created_at, r.receiver_id`,
  )
  return rows.map(toReceiver)
}

export async function lockReceiver(
  tx: Tx,
  merchantId: string,
  receiverId: string,
): Promise<KeptReceiver | undefined> {
  const row = await firstOf(
    tx,
    sql<ReceiverRow>`
    SELECT ${columns}, 0::bigint AS used_today FROM cashier.receiver AS r WHERE r.merchant_id = ${merchantId} AND r.receiver_id = ${receiverId} FOR UPDATE`,
  )
  return row && toReceiver(row)
}

export type ReceiverNumbers = Pick<
  KeptReceiver,
  | 'channel'
  | 'receiver'
  | 'bankCode'
  | 'accountNo'
  | 'holderName'
  | 'settlesTo'
  | 'dailyLimit'
  | 'rank'
  | 'note'
>

/** False if the merchant has the account already. */
export async function insertReceiver(
  tx: Tx,
  row: ReceiverNumbers & { receiverId: string; merchantId: string; now: Date },
): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO cashier.receiver (receiver_id, merchant_id, channel, receiver, bank_code, account_no, holder_name, settles_to, state, daily_limit, rank, note, created_at, changed_at)
    VALUES (${row.receiverId}, ${row.merchantId}, ${row.channel}, ${row.receiver}, ${row.bankCode}, ${row.accountNo}, ${row.holderName}, ${row.settlesTo}, 'ACTIVE',
      ${row.dailyLimit}, ${row.rank}, ${row.note}, ${row.now}, ${row.now})
    ON CONFLICT (merchant_id, channel, receiver) WHERE state <> 'REMOVED' DO NOTHING`,
  )
  return added > 0n
}

export async function isReceiverKept(
  reader: Reader,
  merchantId: string,
  channel: ReceiverChannel,
  receiver: string,
): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`
    SELECT 1 FROM cashier.receiver WHERE merchant_id = ${merchantId} AND channel = ${channel} AND receiver = ${receiver} AND state <> 'REMOVED'`,
    )) !== undefined
  )
}

/** What one operator may change: never the number, the holder or the bank. */
export async function updateReceiver(
  tx: Tx,
  receiverId: string,
  change: { state: ReceiverState; dailyLimit: bigint | null; rank: number; note: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE cashier.receiver SET state = ${change.state}, daily_limit = ${change.dailyLimit}, rank = ${change.rank}, note = ${change.note}, changed_at = ${change.now}
    WHERE receiver_id = ${receiverId}`,
  )
}

/** Whether members can be given any account to pay to. */
export async function hasReceiver(reader: Reader, merchantId: string): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`SELECT 1 FROM cashier.receiver WHERE merchant_id = ${merchantId} AND state = 'ACTIVE' LIMIT 1`,
    )) !== undefined
  )
}
