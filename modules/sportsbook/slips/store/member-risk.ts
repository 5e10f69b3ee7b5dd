/** What houses keep of single members' limits. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { MemberRisk } from '../rules/limits.ts'

interface RiskRow {
  percent: number
  is_stopped: boolean
  reason: string
  changed_at: Date
}

export interface KeptRisk extends MemberRisk {
  readonly reason: string
  readonly changedAt: Date
}

const riskOf = (row: RiskRow): KeptRisk => ({
  percent: row.percent,
  isStopped: row.is_stopped,
  reason: row.reason,
  changedAt: row.changed_at,
})

/** Undefined: the house's limits hold for the member. */
export async function readRisk(
  reader: Reader,
  merchantId: string,
  memberId: string,
): Promise<KeptRisk | undefined> {
  const row = await firstOf(
    reader,
    sql<RiskRow>`
    SELECT percent, is_stopped, reason, changed_at FROM sports.member_risk
    WHERE merchant_id = ${merchantId} AND member_id = ${memberId}`,
  )
  return row && riskOf(row)
}

/** Of a house, apart from members whose limits are those of all others again. */
export function readRisks(
  reader: Reader,
  merchantId: string,
  page: { pageNo: number; pageSize: number },
): Promise<(RiskRow & { member_id: string; changed_by: string; total_count: number })[]> {
  return rowsOf(
    reader,
    sql<RiskRow & { member_id: string; changed_by: string; total_count: number }>`
    SELECT member_id, percent, is_stopped, reason, changed_by, changed_at, count(*) OVER ()::int AS total_count
    FROM sports.member_risk WHERE merchant_id = ${merchantId} AND (percent < 100 OR is_stopped)
    ORDER BY changed_at DESC, member_id LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
}

/** Makes the member's row and locks it, so that what is noted as before is what is replaced. */
export async function holdRisk(tx: Tx, merchantId: string, memberId: string, by: string): Promise<KeptRisk> {
  await run(
    tx,
    sql`
    INSERT INTO sports.member_risk (merchant_id, member_id, reason, changed_by)
    VALUES (${merchantId}, ${memberId}, '', ${by}) ON CONFLICT DO NOTHING`,
  )
  return riskOf(
    await oneOf(
      tx,
      sql<RiskRow>`
      SELECT percent, is_stopped, reason, changed_at FROM sports.member_risk
      WHERE merchant_id = ${merchantId} AND member_id = ${memberId} FOR UPDATE`,
    ),
  )
}

export async function writeRisk(
  tx: Tx,
  merchantId: string,
  memberId: string,
  change: MemberRisk & { readonly reason: string; readonly by: string },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.member_risk SET percent = ${change.percent}, is_stopped = ${change.isStopped}, reason = ${change.reason},
      changed_by = ${change.by}, changed_at = app.now()
    WHERE merchant_id = ${merchantId} AND member_id = ${memberId}`,
  )
}
