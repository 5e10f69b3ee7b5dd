/** The data of the compliance officer's reports, page by page. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { AmlKind } from '../rules/aml-kinds.ts'
import { returnedWithdrawalStates } from '../../shared/rules/states.ts'

const returned = sql.raw(returnedWithdrawalStates.map((state) => `'${state}'`).join(', '))

export interface ReportAsked {
  merchantId: string
  timeZone: string
  start: Date
  end: Date
  pageNo: number
  pageSize: number
}

export interface ThresholdRow {
  day: string
  member_id: string
  deposits: number
  deposited: bigint
  withdrawals: number
  withdrawn: bigint
}

/** Members whose credited deposits, or whose withdrawals, of one business day reach the threshold. */
export async function readThreshold(
  reader: Reader,
  asked: ReportAsked & { threshold: bigint },
): Promise<ThresholdRow[]> {
  return rowsOf(
    reader,
    sql<ThresholdRow>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, member_id, sum(deposits)::int AS deposits, sum(deposited)::bigint AS deposited, sum(withdrawals)::int AS withdrawals, sum(withdrawn)::bigint AS withdrawn
    FROM (
      SELECT (changed_at AT TIME ZONE ${asked.timeZone})::date AS day, member_id, count(*) AS deposits, sum(credited_amount) AS deposited, 0 AS withdrawals, 0 AS withdrawn
      FROM cashier.deposit WHERE merchant_id = ${asked.merchantId} AND state = 'CONFIRMED' AND changed_at >= ${asked.start} AND changed_at < ${asked.end} GROUP BY 1, 2
      UNION ALL
      SELECT (created_at AT TIME ZONE ${asked.timeZone})::date, member_id, 0, 0, count(*), sum(amount)
      FROM cashier.withdrawal WHERE merchant_id = ${asked.merchantId} AND state NOT IN (${returned}) AND created_at >= ${asked.start} AND created_at < ${asked.end} GROUP BY 1, 2
    ) AS moved GROUP BY day, member_id HAVING sum(deposited) >= ${asked.threshold} OR sum(withdrawn) >= ${asked.threshold}
    ORDER BY day, member_id LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
}

export interface SuspicionRow {
  flag_id: string
  member_id: string
  kind: AmlKind
  score: number
  reference: string
  detail: Record<string, unknown>
  raised_at: Date
  cleared_at: Date | null
  cleared_by: string | null
  cleared_reason: string | null
}

/** Every flag raised in the time, oldest first. */
export async function readSuspicions(reader: Reader, asked: ReportAsked): Promise<SuspicionRow[]> {
  return rowsOf(
    reader,
    sql<SuspicionRow>`
    SELECT flag_id, member_id, kind, score, reference, detail, raised_at, cleared_at, cleared_by, cleared_reason FROM cashier.aml_flag
    WHERE merchant_id = ${asked.merchantId} AND raised_at >= ${asked.start} AND raised_at < ${asked.end}
    ORDER BY raised_at, flag_id LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
}
