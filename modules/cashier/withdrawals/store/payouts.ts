/** The transfers that pay withdrawals. */
import type { PayoutState } from '../../../../contract/shared/cashier-states.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface Payout {
  readonly withdrawalId: string
  readonly merchantId: string
  readonly partNo: number
  readonly attempt: number
  readonly amount: bigint
  readonly state: Exclude<PayoutState, 'REPLACED'>
  readonly bankReference: string | null
  readonly reason: string | null
  readonly sentAt: Date | null
  readonly nextAskAt: Date | null
  readonly askedCount: number
}

interface PayoutRow {
  withdrawal_id: string
  merchant_id: string
  part_no: number
  attempt: number
  amount: bigint
  state: Payout['state']
  bank_reference: string | null
  reason: string | null
  sent_at: Date | null
  next_ask_at: Date | null
  asked_count: number
}

const columns = sql`withdrawal_id, merchant_id, part_no, attempt, amount, state, bank_reference, reason, sent_at, next_ask_at, asked_count`

const fromRow = (row: PayoutRow): Payout => ({
  withdrawalId: row.withdrawal_id,
  merchantId: row.merchant_id,
  partNo: row.part_no,
  attempt: row.attempt,
  amount: row.amount,
  state: row.state,
  bankReference: row.bank_reference,
  reason: row.reason,
  sentAt: row.sent_at,
  nextAskAt: row.next_ask_at,
  askedCount: row.asked_count,
})

type PartKey = Pick<Payout, 'withdrawalId' | 'partNo' | 'attempt'>
const isPart = (part: PartKey) =>
  sql`withdrawal_id = ${part.withdrawalId} AND part_no = ${part.partNo} AND attempt = ${part.attempt}`

export async function insertPayout(
  tx: Tx,
  part: PartKey & { merchantId: string; amount: bigint },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO cashier.payout (withdrawal_id, part_no, attempt, merchant_id, amount, state)
    VALUES (${part.withdrawalId}, ${part.partNo}, ${part.attempt}, ${part.merchantId}, ${part.amount}, 'WAITING')`,
  )
}

/** The parts of several withdrawals, in order; replaced attempts are left out. */
export async function readPayouts(
  reader: Reader,
  withdrawalIds: readonly string[],
): Promise<Map<string, Payout[]>> {
  if (withdrawalIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<PayoutRow>`
    SELECT ${columns} FROM cashier.payout WHERE withdrawal_id = ANY (${[...withdrawalIds]}) AND state <> 'REPLACED' ORDER BY withdrawal_id, part_no`,
  )
  return Map.groupBy(rows.map(fromRow), (part) => part.withdrawalId)
}

/** From now on the bank is asked to pay the waiting parts. */
export async function schedulePayouts(tx: Tx, withdrawalId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE cashier.payout SET next_ask_at = ${now} WHERE withdrawal_id = ${withdrawalId} AND state = 'WAITING'`,
  )
}

/**
 * Takes parts that are due; the caller sets when to ask again. Of one withdrawal only the first waiting part:
 * while it is unknown whether the bank pays it at all, nothing else of it may be sent.
 */
export async function takeDuePayouts(tx: Tx, now: Date, limit: number): Promise<Payout[]> {
  const rows = await rowsOf(
    tx,
    sql<PayoutRow>`
    UPDATE cashier.payout SET asked_count = asked_count + 1 WHERE (withdrawal_id, part_no, attempt) IN (
      SELECT p.withdrawal_id, p.part_no, p.attempt FROM cashier.payout p WHERE p.state = 'WAITING' AND p.next_ask_at <= ${now}
        AND NOT EXISTS (SELECT FROM cashier.payout e WHERE e.withdrawal_id = p.withdrawal_id AND e.part_no < p.part_no AND e.state = 'WAITING')
      ORDER BY p.next_ask_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`,
  )
  return rows.map(fromRow)
}

export async function askAgainAt(tx: Tx, part: PartKey, at: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE cashier.payout SET next_ask_at = ${at} WHERE ${isPart(part)} AND state = 'WAITING'`,
  )
}

/** False if it is no longer open: it was reported already. REFUSED ones may still be paid by a person. */
export async function markPayoutSent(
  tx: Tx,
  part: PartKey,
  sent: { bankReference: string | null; actor: string; at: Date },
): Promise<boolean> {
  const count = await run(
    tx,
    sql`
    UPDATE cashier.payout SET state = 'SENT', bank_reference = ${sent.bankReference}, actor = ${sent.actor}, sent_at = ${sent.at}, next_ask_at = NULL
    WHERE ${isPart(part)} AND state IN ('WAITING', 'REFUSED')`,
  )
  return count > 0n
}

export async function markPayoutRefused(tx: Tx, part: PartKey, reason: string): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`UPDATE cashier.payout SET state = 'REFUSED', reason = ${reason}, next_ask_at = NULL WHERE ${isPart(part)} AND state = 'WAITING'`,
    )) > 0n
  )
}

/** Replaces an attempt that did not arrive by the next one. */
export async function replacePayout(tx: Tx, part: Payout): Promise<void> {
  await run(tx, sql`UPDATE cashier.payout SET state = 'REPLACED', next_ask_at = NULL WHERE ${isPart(part)}`)
  await insertPayout(tx, { ...part, attempt: part.attempt + 1 })
}

/** Whether a transfer under this reference paid something already. */
export async function isReferenceUsed(
  reader: Reader,
  merchantId: string,
  bankReference: string,
): Promise<boolean> {
  const row = await oneOf(
    reader,
    sql<{ is_used: boolean }>`
    SELECT EXISTS (SELECT FROM cashier.payout WHERE merchant_id = ${merchantId} AND bank_reference = ${bankReference} AND state IN ('SENT', 'REPLACED')) AS is_used`,
  )
  return row.is_used
}
