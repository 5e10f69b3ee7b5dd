/** Claims as the console reads them: applications that wait or were decided, and those of one member. */
import type { ApplicationTab } from '../../../../contract/operator/promotions/desk-words.ts'
import type { ClaimState, PromotionKindCode } from '../../../../contract/shared/promotion-words.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface DeskClaim {
  claimId: string
  promotionId: string
  memberId: string
  kind: PromotionKindCode
  names: Readonly<Record<'th' | 'en', string>>
  /** Of the promotion, as they were when the member took part. */
  arguments: Readonly<Record<string, unknown>>
  state: ClaimState
  attempts: number
  amount: bigint
  requiredAmount: bigint
  remark: string
  reason: string
  joinedAt: Date
  claimUntil: Date | null
  paidAt: Date | null
}

export interface ClaimEventRow {
  claimId: string
  fromState: string
  toState: ClaimState
  actor: string
  note: string
  at: Date
}

const columns = sql.raw(`c.claim_id AS "claimId", c.promotion_id AS "promotionId", c.member_id AS "memberId",
  p.kind, p.names, c.arguments, c.state, c.attempts, c.amount, c.required_amount AS "requiredAmount", c.remark, c.reason,
  c.joined_at AS "joinedAt", c.claim_until AS "claimUntil", c.paid_at AS "paidAt"`)
const source = sql.raw(`promotions.claim c JOIN promotions.promotion p ON p.promotion_id = c.promotion_id`)

/** Who applied has attempts; other claims never stand on the desk. */
const standing = {
  WAITING: sql.raw(`c.state = 'APPLYING'`),
  APPROVED: sql.raw(`c.attempts > 0 AND c.state IN ('CLAIM', 'ISSUED', 'CLAIMED')`),
  REJECTED: sql.raw(`c.state = 'REJECTED'`),
} as const satisfies Record<ApplicationTab, unknown>

export async function listDeskClaims(
  reader: Reader,
  { merchantId, tab }: { merchantId: string; tab: ApplicationTab },
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: DeskClaim[]; total: number }> {
  const where = sql`c.merchant_id = ${merchantId} AND ${standing[tab]}`
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM promotions.claim c WHERE ${where}`,
  )
  const order = tab === 'WAITING' ? sql`c.joined_at, c.claim_id` : sql`c.joined_at DESC, c.claim_id DESC`
  const list = await rowsOf(
    reader,
    sql<DeskClaim>`
    SELECT ${columns} FROM ${source} WHERE ${where}
    ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return { list, total }
}

/** How many applications wait, and since when. */
export async function waitingApplications(
  reader: Reader,
  merchantId: string,
): Promise<{ waitingCount: number; oldestAt: Date | null }> {
  return oneOf(
    reader,
    sql<{ waitingCount: number; oldestAt: Date | null }>`
    SELECT count(*)::int AS "waitingCount", min(joined_at) AS "oldestAt" FROM promotions.claim
    WHERE merchant_id = ${merchantId} AND state = 'APPLYING'`,
  )
}

/** Names of the private files of each claim's last attempt, in their order. */
export async function imagesOf(reader: Reader, claimIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await rowsOf(
    reader,
    sql<{ claim_id: string; file_id: string }>`
    SELECT i.claim_id, i.file_id FROM promotions.claim_image i JOIN promotions.claim c ON c.claim_id = i.claim_id
    WHERE i.claim_id = ANY (${claimIds}) AND i.attempt = c.attempts ORDER BY i.claim_id, i.position`,
  )
  return new Map(
    [...Map.groupBy(rows, (row) => row.claim_id)].map(([id, images]) => [
      id,
      images.map((row) => row.file_id),
    ]),
  )
}

export async function eventsOf(reader: Reader, claimIds: readonly string[]): Promise<ClaimEventRow[]> {
  return rowsOf(
    reader,
    sql<ClaimEventRow>`
    SELECT claim_id AS "claimId", from_state AS "fromState", to_state AS "toState", actor, note, at
    FROM promotions.claim_event WHERE claim_id = ANY (${claimIds}) ORDER BY claim_id, seq`,
  )
}

export async function claimsOfMember(
  reader: Reader,
  member: { merchantId: string; memberId: string },
  limit: number,
): Promise<DeskClaim[]> {
  return rowsOf(
    reader,
    sql<DeskClaim>`
    SELECT ${columns} FROM ${source} WHERE c.member_id = ${member.memberId} AND c.merchant_id = ${member.merchantId}
    ORDER BY c.joined_at DESC, c.claim_id LIMIT ${limit}`,
  )
}
