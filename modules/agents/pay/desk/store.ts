/** Payments as the desk lists them. */
import type { PaymentState } from '../../../../kernel/agents/pay/words.ts'
import type { ContractKind } from '../../../../kernel/agents/contracts/words.ts'
import type { PageRequest } from '../../../../kernel/paging.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { paymentsWhere, type Payment } from '../store/payments.ts'

export interface DeskFilter {
  readonly merchantId: string
  readonly kind: ContractKind
  readonly periodId?: string | undefined
  readonly state?: PaymentState | undefined
  readonly agentIds?: readonly string[] | undefined
}

const inPeriod = ({ merchantId, kind, periodId }: DeskFilter) =>
  sql`p.merchant_id = ${merchantId} AND p.kind = ${kind} AND (${periodId ?? null}::text IS NULL OR p.period_id = ${periodId ?? null})`

export async function listDesk(
  reader: Reader,
  filter: DeskFilter,
  { pageNo, pageSize }: PageRequest,
): Promise<{ list: Payment[]; totalCount: number }> {
  const ids = filter.agentIds === undefined ? null : [...filter.agentIds]
  const condition = sql`${inPeriod(filter)} AND (${filter.state ?? null}::text IS NULL OR p.state = ${filter.state ?? null})
    AND (${ids}::text[] IS NULL OR p.agent_id = ANY (${ids}))`
  const list = await paymentsWhere(
    reader,
    sql`${condition} ORDER BY p.before_at DESC, p.amount DESC, p.payment_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  const { totalCount } = await oneOf(
    reader,
    sql<{
      totalCount: number
    }>`SELECT count(*)::int AS "totalCount" FROM agents.payment p WHERE ${condition}`,
  )
  return { list, totalCount }
}

export interface StateSum {
  readonly state: PaymentState
  readonly count: number
  readonly amount: bigint
}

/** By state; payments of nothing are no work, so they do not count. */
export async function stateSums(reader: Reader, filter: DeskFilter): Promise<StateSum[]> {
  return rowsOf(
    reader,
    sql<StateSum>`
    SELECT p.state, count(*)::int AS count, sum(p.amount)::bigint AS amount FROM agents.payment p
    WHERE ${inPeriod(filter)} AND p.amount > 0 GROUP BY 1`,
  )
}

/** The nets of a period, or of all, and its branches at the top: the same figure twice. */
export async function runSums(
  reader: Reader,
  filter: DeskFilter,
): Promise<{ netAmount: bigint; topAmount: bigint }> {
  return oneOf(
    reader,
    sql<{ netAmount: bigint; topAmount: bigint }>`
    SELECT coalesce(sum(p.net_amount), 0)::bigint AS "netAmount", coalesce(sum(p.top_amount), 0)::bigint AS "topAmount"
    FROM agents.pay_run p WHERE ${inPeriod(filter)}`,
  )
}

/** Who wrote the terms of contracts, and their numbers. */
export async function contractFacts(
  reader: Reader,
  contractIds: readonly string[],
): Promise<Map<string, { contractNo: number; writtenBy: string }>> {
  const rows = await rowsOf(
    reader,
    sql<{ contractId: string; contractNo: bigint; writtenBy: string }>`
    SELECT contract_id AS "contractId", contract_no AS "contractNo", written_by AS "writtenBy" FROM agents.contract
    WHERE contract_id = ANY (${[...contractIds]})`,
  )
  return new Map(
    rows.map(({ contractId, contractNo, writtenBy }) => [
      contractId,
      { contractNo: Number(contractNo), writtenBy },
    ]),
  )
}

export interface CommissionRow {
  readonly agentId: string
  readonly payments: number
  readonly daily: bigint
  readonly hourly: bigint
  readonly realtime: bigint
  readonly dividend: bigint
  readonly total: bigint
  readonly waiting: bigint
}

export interface CommissionRange {
  readonly merchantId: string
  /** Periods whose last moment lies in [from, before). */
  readonly from: Date
  readonly before: Date
  readonly agentIds?: readonly string[] | undefined
}

const ended = ({ merchantId, from, before, agentIds }: CommissionRange) => {
  const ids = agentIds === undefined ? null : [...agentIds]
  return sql`p.merchant_id = ${merchantId} AND p.before_at > ${from} AND p.before_at <= ${before}
    AND (${ids}::text[] IS NULL OR p.agent_id = ANY (${ids}))`
}
const sums = sql`
  count(*) FILTER (WHERE p.amount > 0)::int AS payments,
  coalesce(sum(p.amount) FILTER (WHERE p.kind = 'DAILY_SALARY'), 0)::bigint AS daily,
  coalesce(sum(p.amount) FILTER (WHERE p.kind = 'HOURLY_SALARY'), 0)::bigint AS hourly,
  coalesce(sum(p.amount) FILTER (WHERE p.kind = 'REALTIME_SALARY'), 0)::bigint AS realtime,
  coalesce(sum(p.amount) FILTER (WHERE p.kind = 'DIVIDEND'), 0)::bigint AS dividend,
  coalesce(sum(p.amount), 0)::bigint AS total,
  coalesce(sum(p.amount) FILTER (WHERE p.state <> 'PAID'), 0)::bigint AS waiting`

export async function commissionsByAgent(
  reader: Reader,
  range: CommissionRange,
  { pageNo, pageSize }: PageRequest,
): Promise<{ list: CommissionRow[]; totalCount: number; sums: Omit<CommissionRow, 'agentId'> }> {
  const list = await rowsOf(
    reader,
    sql<CommissionRow>`
    SELECT p.agent_id AS "agentId", ${sums} FROM agents.payment p WHERE ${ended(range)}
    GROUP BY 1 ORDER BY sum(p.amount) DESC, 1 LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  const all = await oneOf(
    reader,
    sql<Omit<CommissionRow, 'agentId'> & { totalCount: number }>`
    SELECT count(DISTINCT p.agent_id)::int AS "totalCount", ${sums} FROM agents.payment p WHERE ${ended(range)}`,
  )
  const { totalCount, ...whole } = all
  return { list, totalCount, sums: whole }
}

/** The next payments of the range, by the end of their period and their id. */
export const paymentsAfter = (
  reader: Reader,
  range: CommissionRange,
  after: Payment | undefined,
  limit: number,
): Promise<Payment[]> =>
  paymentsWhere(
    reader,
    sql`${ended(range)} AND (${after?.before ?? null}::timestamptz IS NULL OR (p.before_at, p.payment_id) > (${after?.before ?? null}::timestamptz, ${after?.paymentId ?? ''}))
    ORDER BY p.before_at, p.payment_id LIMIT ${limit}`,
  )

/** All payments of a run. */
export const paymentsOfRun = (
  reader: Reader,
  key: { merchantId: string; kind: ContractKind; periodId: string },
): Promise<Payment[]> =>
  paymentsWhere(
    reader,
    sql`p.merchant_id = ${key.merchantId} AND p.kind = ${key.kind} AND p.period_id = ${key.periodId}`,
  )
