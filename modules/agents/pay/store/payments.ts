/** Payments: written once by a run, and moved along until the money is there. */
import type { CarryLayer } from '../../../../kernel/agents/pay/carry.ts'
import type { PaymentState } from '../../../../kernel/agents/pay/words.ts'
import type { ContractKind } from '../../../../kernel/agents/contracts/words.ts'
import type { PeriodKind } from '../../../../kernel/calendar.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { layersOf, storedLayers } from './sums.ts'

export interface Payment {
  readonly paymentId: string
  readonly merchantId: string
  readonly kind: ContractKind
  readonly periodKind: PeriodKind
  readonly periodId: string
  readonly from: Date
  readonly before: Date
  readonly agentId: string
  readonly contractId: string
  readonly giverId: string | null
  readonly turnover: bigint
  readonly payout: bigint
  readonly valid: bigint
  readonly active: number
  readonly rebate: bigint
  readonly promotions: bigint
  readonly salaries: bigint
  readonly fees: bigint
  readonly lateWin: bigint
  readonly lateValid: bigint
  readonly base: bigint
  readonly carryIn: readonly CarryLayer[]
  readonly carryOut: readonly CarryLayer[]
  readonly tier: number
  readonly ratePpm: number
  readonly gross: bigint
  readonly below: bigint
  readonly branch: bigint
  readonly net: bigint
  readonly amount: bigint
  readonly paidBefore: bigint
  readonly state: PaymentState
  readonly calculatedAt: Date
  readonly approvedBy: string | null
  readonly approvedAt: Date | null
  readonly heldBy: string | null
  readonly heldReason: string | null
  readonly heldAt: Date | null
  readonly paidAt: Date | null
  readonly txnId: string | null
}

export const paymentColumns = sql`p.payment_id AS "paymentId", p.merchant_id AS "merchantId", p.kind, p.period_kind AS "periodKind",
  p.period_id AS "periodId", p.from_at AS "from", p.before_at AS "before", p.agent_id AS "agentId", p.contract_id AS "contractId",
  p.giver_id AS "giverId", p.turnover, p.payout, p.valid, p.active, p.rebate, p.promotions, p.salaries, p.fees,
  p.late_win AS "lateWin", p.late_valid AS "lateValid", p.base, p.carry_in AS "carryIn", p.carry_out AS "carryOut", p.tier,
  p.rate_ppm AS "ratePpm", p.gross, p.below, p.branch, p.net, p.amount, p.paid_before AS "paidBefore", p.state,
  p.calculated_at AS "calculatedAt", p.approved_by AS "approvedBy", p.approved_at AS "approvedAt", p.held_by AS "heldBy",
  p.held_reason AS "heldReason", p.held_at AS "heldAt", p.paid_at AS "paidAt", p.txn_id AS "txnId"`

type StoredPayment = Omit<Payment, 'carryIn' | 'carryOut'> & {
  carryIn: Parameters<typeof layersOf>[0]
  carryOut: Parameters<typeof layersOf>[0]
}

/** Payments that a condition over `agents.payment p` finds. */
export async function paymentsWhere(reader: Reader, condition: ReturnType<typeof sql>): Promise<Payment[]> {
  const rows = await rowsOf(
    reader,
    sql<StoredPayment>`SELECT ${paymentColumns} FROM agents.payment p WHERE ${condition}`,
  )
  return rows.map((row) => ({ ...row, carryIn: layersOf(row.carryIn), carryOut: layersOf(row.carryOut) }))
}

/** All of a run, a few columns at a time: lists of one length. */
export async function insertPayments(tx: Tx, payments: readonly Payment[]): Promise<void> {
  if (payments.length === 0) return
  const rows = payments.map((payment) => ({
    payment_id: payment.paymentId,
    merchant_id: payment.merchantId,
    kind: payment.kind,
    period_kind: payment.periodKind,
    period_id: payment.periodId,
    from_at: payment.from,
    before_at: payment.before,
    agent_id: payment.agentId,
    contract_id: payment.contractId,
    giver_id: payment.giverId,
    turnover: String(payment.turnover),
    payout: String(payment.payout),
    valid: String(payment.valid),
    active: payment.active,
    rebate: String(payment.rebate),
    promotions: String(payment.promotions),
    salaries: String(payment.salaries),
    fees: String(payment.fees),
    late_win: String(payment.lateWin),
    late_valid: String(payment.lateValid),
    base: String(payment.base),
    carry_in: storedLayers(payment.carryIn),
    carry_out: storedLayers(payment.carryOut),
    tier: payment.tier,
    rate_ppm: payment.ratePpm,
    gross: String(payment.gross),
    below: String(payment.below),
    branch: String(payment.branch),
    net: String(payment.net),
    amount: String(payment.amount),
    paid_before: String(payment.paidBefore),
    state: payment.state,
    calculated_at: payment.calculatedAt,
    approved_at: payment.approvedAt,
    paid_at: payment.paidAt,
  }))
  await run(
    tx,
    sql`
    INSERT INTO agents.payment
    SELECT p.* FROM jsonb_populate_recordset(NULL::agents.payment, ${JSON.stringify(rows)}::jsonb) AS p`,
  )
}

/**
 * The next approved payments, locked; those that another worker has are passed over. Their ids are read by a
 * statement of their own: inside a larger one the limit could be applied more than once.
 */
export async function lockApproved(tx: Tx, merchantId: string, limit: number): Promise<Payment[]> {
  const rows = await rowsOf(
    tx,
    sql<{ paymentId: string }>`
    SELECT payment_id AS "paymentId" FROM agents.payment WHERE merchant_id = ${merchantId} AND state = 'APPROVED'
    ORDER BY kind, before_at, payment_id LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
  )
  return paymentsByIds(
    tx,
    rows.map(({ paymentId }) => paymentId),
  )
}

export async function markPaid(
  tx: Tx,
  paid: readonly { paymentId: string; txnId: string }[],
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE agents.payment p SET state = 'PAID', paid_at = ${now}, txn_id = u.txn_id
    FROM unnest(${paid.map(({ paymentId }) => paymentId)}::text[], ${paid.map(({ txnId }) => txnId)}::text[]) AS u(payment_id, txn_id)
    WHERE p.payment_id = u.payment_id`,
  )
}

/** The payments of these ids in the order of the ids, locked: two who decide about them wait for each other. */
export async function lockPayments(
  tx: Tx,
  merchantId: string,
  paymentIds: readonly string[],
): Promise<Payment[]> {
  return paymentsWhere(
    tx,
    sql`p.merchant_id = ${merchantId} AND p.payment_id = ANY (${[...paymentIds]}) ORDER BY p.payment_id FOR UPDATE`,
  )
}

export async function markApproved(
  tx: Tx,
  paymentIds: readonly string[],
  by: string,
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE agents.payment SET state = 'APPROVED', approved_by = ${by}, approved_at = ${now}
    WHERE payment_id = ANY (${[...paymentIds]})`,
  )
}

export async function markHeld(
  tx: Tx,
  paymentIds: readonly string[],
  held: { by: string; reason: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE agents.payment SET state = 'HELD', held_by = ${held.by}, held_reason = ${held.reason}, held_at = ${held.at}
    WHERE payment_id = ANY (${[...paymentIds]})`,
  )
}

/** Back to what it was before it was held: approved, or waiting for an approval. */
export async function markReleased(tx: Tx, paymentIds: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE agents.payment SET state = CASE WHEN approved_at IS NULL THEN 'CALCULATED' ELSE 'APPROVED' END
    WHERE payment_id = ANY (${[...paymentIds]})`,
  )
}

export async function paymentById(
  reader: Reader,
  merchantId: string,
  paymentId: string,
): Promise<Payment | undefined> {
  const found = await paymentsWhere(
    reader,
    sql`p.payment_id = ${paymentId} AND p.merchant_id = ${merchantId}`,
  )
  return found[0]
}

export const paymentsByIds = (reader: Reader, paymentIds: readonly string[]): Promise<Payment[]> =>
  paymentsWhere(reader, sql`p.payment_id = ANY (${[...paymentIds]}) ORDER BY p.payment_id`)
