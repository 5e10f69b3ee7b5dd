/** Corrections of balances: who asked, who decided, which transaction posted them. */
import type { AdjustmentCode } from '../../../../contract/shared/adjustment-words.ts'
import type { HandOf } from '../../../cashier/index.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export type AdjustmentState = 'PENDING' | 'POSTED' | 'REJECTED'

export interface Adjustment {
  id: string
  merchant_id: string
  member_id: string
  amount: bigint
  reason: string
  state: AdjustmentState
  needs_second: boolean
  requested_by: string
  requested_by_name: string
  requested_at: Date
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Date | null
  txn_id: string | null
  code: AdjustmentCode
  turnover_times: number
  evidence: string
  may_owe: boolean
  receivable_amount: bigint
}

/** Corrections that are posted, at once or after the second person's confirmation. */
export interface AskedAdjustment {
  id: string
  memberId: string
  amount: bigint
  reason: string
  code: AdjustmentCode
  turnoverTimes: number
  evidence: string
  mayOwe: boolean
}

export interface NewAdjustment extends AskedAdjustment {
  merchantId: string
  needsSecond: boolean
  requestedBy: string
  requestedByName: string
}

export async function insertAdjustment(tx: Tx, fresh: NewAdjustment): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO operator.adjustment (id, merchant_id, member_id, amount, reason, state, needs_second, requested_by, requested_by_name, code, turnover_times, evidence, may_owe)
    VALUES (${fresh.id}, ${fresh.merchantId}, ${fresh.memberId}, ${fresh.amount}, ${fresh.reason}, 'PENDING', ${fresh.needsSecond}, ${fresh.requestedBy}, ${fresh.requestedByName},
      ${fresh.code}, ${fresh.turnoverTimes}, ${fresh.evidence}, ${fresh.mayOwe})`,
  )
}

/** The sizes of what this person posted alone since, for one member or for all of them. */
export async function adjustedAlone(
  reader: Reader,
  { merchantId, operatorId, memberId, since }: HandOf,
): Promise<bigint> {
  const { amount } = await oneOf(
    reader,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(abs(amount)), 0)::bigint AS amount FROM operator.adjustment
    WHERE merchant_id = ${merchantId} AND (${memberId ?? null}::text IS NULL OR member_id = ${memberId ?? null})
      AND requested_by = ${operatorId} AND state = 'POSTED' AND NOT needs_second AND requested_at >= ${since}`,
  )
  return amount
}

export async function lockAdjustment(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<Adjustment | undefined> {
  return firstOf(
    tx,
    sql<Adjustment>`SELECT * FROM operator.adjustment WHERE merchant_id = ${merchantId} AND id = ${id} FOR UPDATE`,
  )
}

export async function decideAdjustment(
  tx: Tx,
  id: string,
  decision: {
    state: 'POSTED' | 'REJECTED'
    by: string
    byName: string
    at: Date
    txnId: string | null
    receivableAmount?: bigint
  },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE operator.adjustment SET state = ${decision.state}, decided_by = ${decision.by}, decided_by_name = ${decision.byName}, decided_at = ${decision.at}, txn_id = ${decision.txnId},
      receivable_amount = ${decision.receivableAmount ?? 0n}
    WHERE id = ${id}`,
  )
}

export interface AdjustmentFilter {
  merchantId: string
  state?: AdjustmentState | undefined
  memberId?: string | undefined
  code?: AdjustmentCode | undefined
  memberIds?: readonly string[] | undefined
  /** Half open. */
  from?: Date | undefined
  to?: Date | undefined
  pageNo: number
  pageSize: number
}

export async function adjustmentsOf(
  reader: Reader,
  filter: AdjustmentFilter,
): Promise<{ rows: Adjustment[]; total: number }> {
  const where = sql.join(
    [
      sql`merchant_id = ${filter.merchantId}`,
      ...(filter.state ? [sql`state = ${filter.state}`] : []),
      ...(filter.memberId ? [sql`member_id = ${filter.memberId}`] : []),
      ...(filter.memberIds ? [sql`member_id = ANY (${[...filter.memberIds]})`] : []),
      ...(filter.code ? [sql`code = ${filter.code}`] : []),
      ...(filter.from ? [sql`requested_at >= ${filter.from}`] : []),
      ...(filter.to ? [sql`requested_at < ${filter.to}`] : []),
    ],
    sql` AND `,
  )
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM operator.adjustment WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<Adjustment>`
    SELECT * FROM operator.adjustment WHERE ${where} ORDER BY requested_at DESC, id DESC LIMIT ${filter.pageSize} OFFSET ${(filter.pageNo - 1) * filter.pageSize}`,
  )
  return { rows, total: Number(count) }
}

export async function waitingAdjustments(reader: Reader, merchantId: string): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{
      count: bigint
    }>`SELECT count(*) AS count FROM operator.adjustment WHERE merchant_id = ${merchantId} AND state = 'PENDING'`,
  )
  return Number(count)
}
