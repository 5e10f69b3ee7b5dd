/** Claims as the reward centre lists them. Kinds with rewards of their own have sources of their own. */
import type { PromotionKindCode } from '../../../../contract/shared/promotion-words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

interface Asked {
  readonly merchantId: string
  readonly memberId: string
  readonly now: Date
}

export interface ReadyRow {
  promotionId: string
  kind: PromotionKindCode
  names: Readonly<Record<'th' | 'en', string>>
  arguments: Readonly<Record<string, unknown>>
  amount: bigint
  claimUntil: Date | null
}

const kinds: readonly PromotionKindCode[] = [
  'FIRST_DEPOSIT',
  'RELOAD',
  'CASHBACK',
  'RESCUE',
  'FREE_ROUNDS',
  'VIP',
  'BIRTHDAY',
]

/** Not over, and held by the budget and the places of their promotions. */
export async function readReadyRewards(
  reader: Reader,
  { merchantId, memberId, now }: Asked,
): Promise<ReadyRow[]> {
  return rowsOf(
    reader,
    sql<ReadyRow>`
    SELECT c.promotion_id AS "promotionId", p.kind, p.names, c.arguments, c.amount, c.claim_until AS "claimUntil"
    FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
    WHERE c.member_id = ${memberId} AND c.merchant_id = ${merchantId} AND c.state = 'CLAIM' AND p.kind = ANY (${[...kinds]})
      AND (c.claim_until IS NULL OR c.claim_until > ${now}) AND (p.kind = 'FREE_ROUNDS' OR (
        (p.budget_amount IS NULL OR p.spent_amount + c.amount <= p.budget_amount)
        AND (p.claim_limit IS NULL OR p.claim_count < p.claim_limit)))
    ORDER BY c.claim_until NULLS LAST, c.claim_id`,
  )
}

export interface ReceivedRow {
  claimId: string
  names: Readonly<Record<'th' | 'en', string>>
  amount: bigint
  outcome: 'ISSUED' | 'CLAIMED' | 'EXPIRED'
  at: Date
}

/** What was credited, and what was not pressed for in time; the newest first. */
export async function readReceivedRewards(
  reader: Reader,
  { merchantId, memberId, now, limit }: Asked & { readonly limit: number },
): Promise<ReceivedRow[]> {
  return rowsOf(
    reader,
    sql<ReceivedRow>`
    SELECT c.claim_id AS "claimId", p.names, c.amount, CASE WHEN c.state = 'CLAIM' THEN 'EXPIRED' ELSE c.state END AS outcome,
           coalesce(c.paid_at, c.claim_until) AS at
    FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
    WHERE c.member_id = ${memberId} AND c.merchant_id = ${merchantId} AND p.kind = ANY (${[...kinds]})
      AND (c.state IN ('ISSUED', 'CLAIMED') OR (c.state = 'CLAIM' AND c.claim_until <= ${now}))
    ORDER BY 5 DESC, c.claim_id LIMIT ${limit}`,
  )
}
