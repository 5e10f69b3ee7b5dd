/** Periods that were calculated. */
import type { ContractKind } from '../../../../kernel/agents/contracts/words.ts'
import type { PeriodKind } from '../../../../kernel/calendar.ts'
import type { PageRequest } from '../../../../kernel/paging.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { ContractKey, Span } from './contracts.ts'

export interface RunKey {
  readonly merchantId: string
  readonly kind: ContractKind
  readonly periodId: string
}

export interface PayRun extends RunKey, Span {
  readonly periodKind: PeriodKind
  readonly agentCount: number
  readonly topAmount: bigint
  readonly netAmount: bigint
  readonly calculatedAt: Date
}

/** Up to where the periods of a kind are done; null before the first. */
export async function readProgress(reader: Reader, key: ContractKey): Promise<Date | null> {
  const row = await firstOf(
    reader,
    sql<{ doneUntil: Date }>`
    SELECT done_until AS "doneUntil" FROM agents.pay_progress
    WHERE merchant_id = ${key.merchantId} AND kind = ${key.kind} AND period_kind = ${key.periodKind}`,
  )
  return row?.doneUntil ?? null
}

/**
 * Takes the next period: false if it was taken since the progress was read. The row is made before it is
 * locked, and kept by the caller's transaction, so of two workers one calculates and the other finds it done.
 */
export async function moveProgress(
  tx: Tx,
  key: ContractKey,
  before: Date | null,
  doneUntil: Date,
): Promise<boolean> {
  await run(
    tx,
    sql`
    INSERT INTO agents.pay_progress (merchant_id, kind, period_kind, done_until)
    VALUES (${key.merchantId}, ${key.kind}, ${key.periodKind}, '-infinity') ON CONFLICT DO NOTHING`,
  )
  const row = await firstOf(
    tx,
    sql`
    UPDATE agents.pay_progress SET done_until = ${doneUntil}
    WHERE merchant_id = ${key.merchantId} AND kind = ${key.kind} AND period_kind = ${key.periodKind}
      AND done_until = coalesce(${before}::timestamptz, '-infinity') RETURNING 1`,
  )
  return row !== undefined
}

export async function insertRun(tx: Tx, pay: PayRun): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO agents.pay_run (merchant_id, kind, period_kind, period_id, from_at, before_at, agent_count, top_amount, net_amount, calculated_at)
    VALUES (${pay.merchantId}, ${pay.kind}, ${pay.periodKind}, ${pay.periodId}, ${pay.from}, ${pay.before}, ${pay.agentCount},
      ${pay.topAmount}, ${pay.netAmount}, ${pay.calculatedAt})`,
  )
}

const columns = sql`r.merchant_id AS "merchantId", r.kind, r.period_kind AS "periodKind", r.period_id AS "periodId", r.from_at AS "from",
  r.before_at AS "before", r.agent_count AS "agentCount", r.top_amount AS "topAmount", r.net_amount AS "netAmount", r.calculated_at AS "calculatedAt"`

export async function readRun(reader: Reader, key: RunKey): Promise<PayRun | undefined> {
  return firstOf(
    reader,
    sql<PayRun>`
    SELECT ${columns} FROM agents.pay_run r
    WHERE r.merchant_id = ${key.merchantId} AND r.kind = ${key.kind} AND r.period_id = ${key.periodId}`,
  )
}

export interface PayCheck {
  readonly sameCount: number
  readonly otherCount: number
  readonly checkedBy: string
  readonly checkedAt: Date
}

/** The latest runs of a kind, with the last comparison of each. */
export async function listRuns(
  reader: Reader,
  { merchantId, kind }: Pick<RunKey, 'merchantId' | 'kind'>,
  { pageNo, pageSize }: PageRequest,
): Promise<{ list: (PayRun & { check: PayCheck | null })[]; totalCount: number }> {
  const rows = await rowsOf(
    reader,
    sql<PayRun & { [Key in keyof PayCheck]: PayCheck[Key] | null }>`
    SELECT ${columns}, k.same_count AS "sameCount", k.other_count AS "otherCount", k.checked_by AS "checkedBy", k.checked_at AS "checkedAt"
    FROM agents.pay_run r
    LEFT JOIN LATERAL (
      SELECT c.* FROM agents.pay_check c
      WHERE c.merchant_id = r.merchant_id AND c.kind = r.kind AND c.period_id = r.period_id ORDER BY c.check_no DESC LIMIT 1) AS k ON true
    WHERE r.merchant_id = ${merchantId} AND r.kind = ${kind}
    ORDER BY r.before_at DESC LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  const { totalCount } = await oneOf(
    reader,
    sql<{ totalCount: number }>`
    SELECT count(*)::int AS "totalCount" FROM agents.pay_run WHERE merchant_id = ${merchantId} AND kind = ${kind}`,
  )
  const list = rows.map(({ sameCount, otherCount, checkedBy, checkedAt, ...pay }) => ({
    ...pay,
    check:
      checkedAt === null
        ? null
        : { sameCount: sameCount!, otherCount: otherCount!, checkedBy: checkedBy!, checkedAt },
  }))
  return { list, totalCount }
}

export async function insertCheck(tx: Tx, key: RunKey, check: PayCheck): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO agents.pay_check (merchant_id, kind, period_id, same_count, other_count, checked_by, checked_at)
    VALUES (${key.merchantId}, ${key.kind}, ${key.periodId}, ${check.sameCount}, ${check.otherCount}, ${check.checkedBy}, ${check.checkedAt})`,
  )
}
