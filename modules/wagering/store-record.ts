/** The record of turnover requirements: every one that a member ever had, by the time of its opening. */
import { toPage, type Page, type PageRequest } from '../../kernel/paging.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../platform/postgres.ts'

export type RequirementStatus = 'OPEN' | 'DONE' | 'DONE_BY_BUST' | 'FORFEITED' | 'EXPIRED' | 'CANCELLED'

/** `from` and `to` limit the time of opening, half-open. */
export interface RequirementFilter {
  merchantId: string
  memberId: string
  from: Date
  to: Date
  status?: RequirementStatus | undefined
}

export interface RequirementEntry {
  requirementId: string
  source: string
  isBonus: boolean
  baseAmount: bigint
  requiredAmount: bigint
  doneAmount: bigint
  status: RequirementStatus
  createdAt: Date
  expiresAt: Date | null
  endedAt: Date | null
}

/** Newest first; amounts in satang. */
export async function requirementRecordOf(
  reader: Reader,
  query: RequirementFilter & PageRequest,
): Promise<Page<RequirementEntry>> {
  const from = sql`
    FROM wagering.requirement WHERE member_id = ${query.memberId} AND merchant_id = ${query.merchantId} AND created_at >= ${query.from} AND created_at < ${query.to}
      ${query.status ? sql`AND status = ${query.status}` : sql``}`
  const { count } = await oneOf(reader, sql<{ count: number }>`SELECT count(*)::int AS count ${from}`)
  const list = await rowsOf(
    reader,
    sql<RequirementEntry>`
    SELECT requirement_id AS "requirementId", source, is_bonus AS "isBonus", base_amount AS "baseAmount", required_amount AS "requiredAmount", done_amount AS "doneAmount",
           status, created_at AS "createdAt", expires_at AS "expiresAt", ended_at AS "endedAt"
    ${from} ORDER BY created_at DESC, seq DESC LIMIT ${query.pageSize} OFFSET ${(query.pageNo - 1) * query.pageSize}`,
  )
  return toPage(list, query, count)
}

/**
 * By moment: whether a bonus row of the member was open then. A row counts from its opening until its end, so
 * the play that filled it to its end counts as played with it.
 */
export async function bonusOpenAt(
  reader: Reader,
  moments: readonly { memberId: string; at: Date }[],
): Promise<boolean[]> {
  if (moments.length === 0) return []
  const rows = await rowsOf(
    reader,
    sql<{ is_open: boolean }>`
    SELECT EXISTS (
      SELECT FROM wagering.requirement r
      WHERE r.member_id = m.member_id AND r.created_at <= m.at AND r.is_bonus
        AND (r.ended_at IS NULL OR r.ended_at > m.at)) AS is_open
    FROM unnest(${moments.map(({ memberId }) => memberId)}::text[],
      ${moments.map(({ at }) => at)}::timestamptz[]) WITH ORDINALITY AS m(member_id, at, place)
    ORDER BY m.place`,
  )
  return rows.map(({ is_open }) => is_open)
}

export interface RequirementOutcome {
  reference: string
  status: RequirementStatus
  requiredAmount: bigint
  doneAmount: bigint
  /** Null: it is open. */
  endedAt: Date | null
}

/** What became of the requirements with these references, of one source; amounts in satang. */
export async function outcomesOf(
  reader: Reader,
  asked: { merchantId: string; source: string; references: readonly string[] },
): Promise<RequirementOutcome[]> {
  return rowsOf(
    reader,
    sql<RequirementOutcome>`
    SELECT reference, status, required_amount AS "requiredAmount", done_amount AS "doneAmount",
           ended_at AS "endedAt"
    FROM wagering.requirement
    WHERE source = ${asked.source} AND reference = ANY (${asked.references}) AND merchant_id = ${asked.merchantId}`,
  )
}
