/** Deposits and the payments that banks told of. */
import type { DepositChannel } from '../../../contract/shared/cashier-channels.ts'
import type { DepositReviewReason, DepositState } from '../../../contract/shared/cashier-states.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import { checkDepositMove, openDepositStates } from '../rules/states.ts'

export interface Deposit {
  readonly depositId: string
  /** What people call it: D2511-204881. */
  readonly reference: string
  readonly merchantId: string
  readonly memberId: string
  readonly channel: DepositChannel
  readonly receiver: string
  readonly receiverName: string
  /** The member's bank account that he says he pays from. */
  readonly sourceAccountId: string | null
  /** What was asked for in millionths of a USDT; the amounts in satang are an estimate then. */
  readonly cryptoAmount: bigint | null
  readonly askedAmount: bigint
  readonly payableAmount: bigint
  readonly creditedAmount: bigint
  readonly currency: 'THB'
  readonly state: DepositState
  readonly reviewReason: DepositReviewReason | null
  readonly codeText: string | null
  readonly paidAmount: bigint | null
  readonly payerName: string | null
  readonly bankReference: string | null
  readonly remark: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly changedAt: Date
}

interface DepositRow {
  deposit_id: string; reference: string; merchant_id: string; member_id: string; channel: DepositChannel; receiver: string; receiver_name: string
  source_account_id: string | null; crypto_amount: bigint | null; asked_amount: bigint; payable_amount: bigint
  credited_amount: bigint; currency: 'THB'; state: DepositState; review_reason: DepositReviewReason | null; code_text: string | null; paid_amount: bigint | null
  payer_name: string | null; bank_reference: string | null; remark: string | null; created_at: Date; expires_at: Date; changed_at: Date
}

export const depositColumns = sql`deposit_id, reference, merchant_id, member_id, channel, receiver, receiver_name, source_account_id, crypto_amount, asked_amount, payable_amount, credited_amount, currency, state, review_reason,
  code_text, paid_amount, payer_name, bank_reference, remark, created_at, expires_at, changed_at`

export const toDeposit = (row: DepositRow): Deposit => ({
  depositId: row.deposit_id, reference: row.reference, merchantId: row.merchant_id, memberId: row.member_id, channel: row.channel, receiver: row.receiver,
  receiverName: row.receiver_name, sourceAccountId: row.source_account_id, cryptoAmount: row.crypto_amount, askedAmount: row.asked_amount,
  payableAmount: row.payable_amount, creditedAmount: row.credited_amount, currency: row.currency, state: row.state, reviewReason: row.review_reason,
  codeText: row.code_text, paidAmount: row.paid_amount, payerName: row.payer_name, bankReference: row.bank_reference, remark: row.remark,
  createdAt: row.created_at, expiresAt: row.expires_at, changedAt: row.changed_at,
})
export type { DepositRow }

const open = sql.raw(openDepositStates.map((state) => `'${state}'`).join(', '))

/** One member's openings take their turns, so that the limits hold. */
export async function lockOpening(tx: Tx, memberId: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cashier.deposit:${memberId}`}, 5))`)
}

/** How many are open, and when those of the last hours expired unpaid, oldest first. */
export async function readDepositPace(reader: Reader, memberId: string, now: Date): Promise<{ openCount: number; expiredAt: Date[] }> {
  const rows = await rowsOf(reader, sql<{ is_open: boolean; ended_at: Date }>`
    SELECT expires_at > ${now} AND state <> 'EXPIRED' AS is_open, least(changed_at, expires_at) AS ended_at FROM cashier.deposit
    WHERE member_id = ${memberId} AND (state IN (${open}) OR (state = 'EXPIRED' AND changed_at > ${now}::timestamptz - interval '3 hours')) ORDER BY 2`)
  return { openCount: rows.filter((row) => row.is_open).length, expiredAt: rows.filter((row) => !row.is_open).map((row) => row.ended_at) }
}

/** Everything asked for in open deposits or credited, ever; own satang of exact payments left out. */
export async function readDepositTotal(reader: Reader, memberId: string): Promise<bigint> {
  const row = await oneOf(reader, sql<{ total: bigint }>`
    SELECT coalesce(sum(CASE WHEN credited_amount > 0 AND credited_amount <> payable_amount THEN credited_amount ELSE asked_amount END), 0)::bigint AS total
    FROM cashier.deposit WHERE member_id = ${memberId} AND state IN (${open}, 'REVIEW', 'CONFIRMED')`)
  return row.total
}

/** Payable amounts near an asked one that are in use, and those that expired within the last day. */
export async function readAmountsInUse(
  reader: Reader, place: { merchantId: string; receiver: string; asked: bigint; now: Date },
): Promise<{ open: bigint[]; lately: bigint[] }> {
  const rows = await rowsOf(reader, sql<{ payable_amount: bigint; is_open: boolean }>`
    SELECT payable_amount, state <> 'EXPIRED' AS is_open FROM cashier.deposit
    WHERE merchant_id = ${place.merchantId} AND receiver = ${place.receiver} AND payable_amount BETWEEN ${place.asked + 1n} AND ${place.asked + 99n}
      AND (state IN (${open}) OR (state = 'EXPIRED' AND changed_at > ${place.now}::timestamptz - interval '1 day'))`)
  const amountsOf = (isOpen: boolean) => rows.filter((row) => row.is_open === isOpen).map((row) => row.payable_amount)
  return { open: amountsOf(true), lately: amountsOf(false) }
}

/** A deposit before the database gave it its reference. */
export type NewDeposit = Omit<Deposit, 'reference'>

/** The deposit with its reference; undefined where another open deposit has the payable amount. */
export async function insertDeposit(tx: Tx, row: Omit<NewDeposit, 'creditedAmount' | 'remark' | 'changedAt'>): Promise<Deposit | undefined> {
  const added = await firstOf(tx, sql<DepositRow>`
    INSERT INTO cashier.deposit (deposit_id, merchant_id, member_id, channel, receiver, receiver_name, source_account_id, crypto_amount, asked_amount, payable_amount, currency, state, review_reason, code_text,
      paid_amount, payer_name, bank_reference, created_at, expires_at, changed_at)
    VALUES (${row.depositId}, ${row.merchantId}, ${row.memberId}, ${row.channel}, ${row.receiver}, ${row.receiverName},
      ${row.sourceAccountId}, ${row.cryptoAmount}, ${row.askedAmount}, ${row.payableAmount}, ${row.currency}, ${row.state},
      ${row.reviewReason}, ${row.codeText}, ${row.paidAmount}, ${row.payerName}, ${row.bankReference}, ${row.createdAt}, ${row.expiresAt}, ${row.createdAt})
    ON CONFLICT (merchant_id, receiver, payable_amount) WHERE state IN (${open}) DO NOTHING RETURNING ${depositColumns}`)
  return added && toDeposit(added)
}

/** What people call the deposits among these ids of the ledger's references. */
export async function depositReferencesOf(reader: Reader, merchantId: string, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  if (asked.length === 0) return new Map()
  const rows = await rowsOf(reader, sql<{ deposit_id: string; reference: string }>`
    SELECT deposit_id, reference FROM cashier.deposit WHERE merchant_id = ${merchantId} AND deposit_id = ANY (${asked})`)
  return new Map(rows.map((row) => [row.deposit_id, row.reference]))
}

/** A deposit of this member; foreign ones do not exist for him. */
export async function readDepositOf(reader: Reader, owner: { merchantId: string; memberId: string }, depositId: string): Promise<Deposit | undefined> {
  const row = await firstOf(reader, sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit WHERE deposit_id = ${depositId} AND member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId}`)
  return row && toDeposit(row)
}

export async function readDepositById(reader: Reader, merchantId: string, depositId: string): Promise<Deposit | undefined> {
  const row = await firstOf(reader, sql<DepositRow>`SELECT ${depositColumns} FROM cashier.deposit WHERE deposit_id = ${depositId} AND merchant_id = ${merchantId}`)
  return row && toDeposit(row)
}

export async function readDepositsOf(
  reader: Reader, owner: { merchantId: string; memberId: string }, page: { pageNo: number; pageSize: number },
): Promise<{ list: Deposit[]; totalCount: number }> {
  const where = sql`member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId}`
  const { count } = await oneOf(reader, sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.deposit WHERE ${where}`)
  const rows = await rowsOf(reader, sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit WHERE ${where}
    ORDER BY created_at DESC, deposit_id DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`)
  return { list: rows.map(toDeposit), totalCount: Number(count) }
}

/** Locks a deposit of the merchant until the end of the transaction. */
export async function lockDeposit(tx: Tx, merchantId: string, depositId: string): Promise<Deposit | undefined> {
  const row = await firstOf(tx, sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit WHERE deposit_id = ${depositId} AND merchant_id = ${merchantId} FOR UPDATE`)
  return row && toDeposit(row)
}

export interface DepositChange {
  reviewReason?: DepositReviewReason
  paidAmount?: bigint
  payerName?: string
  bankReference?: string
  creditedAmount?: bigint
  remark?: string
  expiresAt?: Date
}

/** Moves a deposit from the state it was read in; undefined where another was faster. */
export async function moveDepositRow(tx: Tx, deposit: Deposit, to: DepositState, change: DepositChange, now: Date): Promise<Deposit | undefined> {
  checkDepositMove(deposit.state, to)
  const row = await firstOf(tx, sql<DepositRow>`
    UPDATE cashier.deposit SET state = ${to}, changed_at = ${now},
      review_reason = coalesce(${change.reviewReason ?? null}::text, review_reason), paid_amount = coalesce(${change.paidAmount ?? null}::bigint, paid_amount),
      payer_name = coalesce(${change.payerName ?? null}::text, payer_name), bank_reference = coalesce(${change.bankReference ?? null}::text, bank_reference),
      credited_amount = ${change.creditedAmount ?? deposit.creditedAmount}, remark = coalesce(${change.remark ?? null}::text, remark),
      expires_at = coalesce(${change.expiresAt ?? null}::timestamptz, expires_at)
    WHERE deposit_id = ${deposit.depositId} AND state = ${deposit.state} RETURNING ${depositColumns}`)
  return row && toDeposit(row)
}

/** What the bank told of a deposit that was in review before it did; its state stays. */
export async function fillReview(
  tx: Tx, deposit: Deposit, paid: { payerName: string; paidAmount: bigint; bankReference: string; reviewReason: DepositReviewReason },
): Promise<Deposit> {
  return toDeposit(await oneOf(tx, sql<DepositRow>`
    UPDATE cashier.deposit SET payer_name = ${paid.payerName}, paid_amount = ${paid.paidAmount}, bank_reference = ${paid.bankReference}, review_reason = ${paid.reviewReason}
    WHERE deposit_id = ${deposit.depositId} AND state = 'REVIEW' AND paid_amount IS NULL RETURNING ${depositColumns}`))
}

/** Keeps what a bank told; false where its reference was told before. */
export async function keepPayment(
  tx: Tx, payment: { merchantId: string; channel: string; bankReference: string; depositId: string; amount: bigint; payerName: string; receivedAt: Date },
): Promise<boolean> {
  const kept = await run(tx, sql`
    INSERT INTO cashier.payment (merchant_id, channel, bank_reference, deposit_id, amount, payer_name, received_at)
    VALUES (${payment.merchantId}, ${payment.channel}, ${payment.bankReference}, ${payment.depositId}, ${payment.amount}, ${payment.payerName}, ${payment.receivedAt})
    ON CONFLICT DO NOTHING`)
  return kept > 0n
}

/** Locks some open deposits past their time; those another worker holds are left to it. */
export async function lockOverdue(tx: Tx, now: Date, limit: number): Promise<Deposit[]> {
  const rows = await rowsOf(tx, sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit WHERE state IN (${open}) AND expires_at <= ${now}
    ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`)
  return rows.map(toDeposit)
}

/** Names on the member's credited deposits; a chain knows none. */
export async function readPayerNames(reader: Reader, memberId: string): Promise<string[]> {
  const rows = await rowsOf(reader, sql<{ payer_name: string }>`
    SELECT DISTINCT payer_name FROM cashier.deposit WHERE member_id = ${memberId} AND state = 'CONFIRMED' AND payer_name IS NOT NULL AND crypto_amount IS NULL`)
  return rows.map((row) => row.payer_name)
}

/** What was credited to the member since a moment. */
export async function readCreditedSince(reader: Reader, memberId: string, since: Date): Promise<bigint> {
  const row = await oneOf(reader, sql<{ total: bigint }>`
    SELECT coalesce(sum(credited_amount), 0)::bigint AS total FROM cashier.deposit WHERE member_id = ${memberId} AND state = 'CONFIRMED' AND changed_at >= ${since}`)
  return row.total
}

/** Gives an open deposit more time; its state stays. */
export async function extendDeposit(tx: Tx, depositId: string, expiresAt: Date): Promise<void> {
  await run(tx, sql`UPDATE cashier.deposit SET expires_at = greatest(expires_at, ${expiresAt}) WHERE deposit_id = ${depositId}`)
}

/** The member's open deposits of a channel, locked, the newest first. */
export async function lockOpenDeposits(tx: Tx, owner: { merchantId: string; memberId: string; channel: DepositChannel }): Promise<Deposit[]> {
  const rows = await rowsOf(tx, sql<DepositRow>`
    SELECT ${depositColumns} FROM cashier.deposit
    WHERE member_id = ${owner.memberId} AND merchant_id = ${owner.merchantId} AND channel = ${owner.channel} AND state IN (${open})
    ORDER BY created_at DESC, deposit_id DESC FOR UPDATE`)
  return rows.map(toDeposit)
}

/** Another amount for a USDT deposit that still waits. */
export async function reaskDeposit(tx: Tx, depositId: string, asked: { askedAmount: bigint; cryptoAmount: bigint; expiresAt: Date }): Promise<Deposit> {
  return toDeposit(await oneOf(tx, sql<DepositRow>`
    UPDATE cashier.deposit SET asked_amount = ${asked.askedAmount}, payable_amount = ${asked.askedAmount}, crypto_amount = ${asked.cryptoAmount}, expires_at = ${asked.expiresAt}
    WHERE deposit_id = ${depositId} RETURNING ${depositColumns}`))
}

/** Deposits that a payment of this amount may be for: open ones first, then those with only a slip and those that expired within a day. */
export async function depositsAwaiting(
  reader: Reader, place: { merchantId: string; channel: DepositChannel; receiver: string | null; amount: bigint; now: Date },
): Promise<{ depositId: string; isOpen: boolean }[]> {
  const rows = await rowsOf(reader, sql<{ deposit_id: string; is_open: boolean }>`
    SELECT deposit_id, state IN (${open}) AS is_open FROM cashier.deposit
    WHERE merchant_id = ${place.merchantId} AND channel = ${place.channel} AND payable_amount = ${place.amount} AND (${place.receiver}::text IS NULL OR receiver = ${place.receiver})
      AND (state IN (${open}) OR (state = 'REVIEW' AND paid_amount IS NULL) OR (state = 'EXPIRED' AND changed_at > ${place.now}::timestamptz - interval '1 day'))
    ORDER BY 2 DESC, created_at DESC LIMIT 3`)
  return rows.map((row) => ({ depositId: row.deposit_id, isOpen: row.is_open }))
}
