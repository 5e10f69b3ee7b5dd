/** Promotions as the house runs them. */
import { firstOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { PromotionKindCode, PromotionState } from '../../../../contract/shared/promotion-words.ts'
import type { Audience } from '../../audience/audience.ts'

export interface PromotionRow {
  promotionId: string
  merchantId: string
  kind: PromotionKindCode
  state: PromotionState
  /** BUDGET: it stopped by itself when nothing was left to give. */
  stopReason: string
  names: Readonly<Record<'th' | 'en', string>>
  texts: Readonly<Record<'th' | 'en', string>>
  imageUrl: string
  arguments: Readonly<Record<string, unknown>>
  audience: Audience
  startsAt: Date
  endsAt: Date | null
  budgetAmount: bigint | null
  spentAmount: bigint
  claimLimit: number | null
  claimCount: number
  dayBudgetAmount: bigint | null
  daySpentAmount: bigint
  /** The business day of `daySpentAmount`, YYYY-MM-DD. */
  daySpentOn: string | null
  mayReapply: boolean
  /** One more with every change. */
  version: number
}

export const promotionColumns = sql`promotion_id AS "promotionId", merchant_id AS "merchantId", kind, state, stop_reason AS "stopReason", names, texts,
  image_url AS "imageUrl", arguments, audience, starts_at AS "startsAt", ends_at AS "endsAt", budget_amount AS "budgetAmount",
  spent_amount AS "spentAmount", claim_limit AS "claimLimit", claim_count AS "claimCount", may_reapply AS "mayReapply", version,
  day_budget_amount AS "dayBudgetAmount", day_spent_amount AS "daySpentAmount", day_spent_on::text AS "daySpentOn"`

/** What was started and has not ended before a moment, and whatever the member has a claim of. */
export async function readShown(
  reader: Reader,
  asked: { merchantId: string; memberId: string; since: Date },
): Promise<PromotionRow[]> {
  return rowsOf(
    reader,
    sql<PromotionRow>`
    SELECT ${promotionColumns} FROM promotions.promotion p
    WHERE p.merchant_id = ${asked.merchantId} AND p.state <> 'DRAFT'
      AND (EXISTS (SELECT FROM promotions.claim c WHERE c.promotion_id = p.promotion_id AND c.member_id = ${asked.memberId}
                    AND c.joined_at >= ${asked.since})
        OR ((p.ends_at IS NULL OR p.ends_at > ${asked.since}) AND (p.state = 'LIVE' OR p.changed_at > ${asked.since})))
    ORDER BY p.position, p.starts_at DESC, p.promotion_id`,
  )
}

/** Every live promotion whose time is not over at a moment, in the order of the house. */
export async function readLive(
  reader: Reader,
  asked: { merchantId: string; now: Date },
): Promise<PromotionRow[]> {
  return rowsOf(
    reader,
    sql<PromotionRow>`
    SELECT ${promotionColumns} FROM promotions.promotion
    WHERE merchant_id = ${asked.merchantId} AND state = 'LIVE' AND (ends_at IS NULL OR ends_at > ${asked.now})
    ORDER BY position, starts_at DESC, promotion_id`,
  )
}

/** The live promotions of these kinds that are open at a moment, in their order. */
export async function readOpenOf(
  reader: Reader,
  asked: { merchantId: string; kinds: readonly PromotionKindCode[]; now: Date },
): Promise<PromotionRow[]> {
  return rowsOf(
    reader,
    sql<PromotionRow>`
    SELECT ${promotionColumns} FROM promotions.promotion
    WHERE merchant_id = ${asked.merchantId} AND kind = ANY (${[...asked.kinds]}) AND state = 'LIVE' AND starts_at <= ${asked.now}
      AND (ends_at IS NULL OR ends_at > ${asked.now}) ORDER BY position, promotion_id`,
  )
}

/** The live promotions of a kind, those whose time is over among them. */
export async function readRunningOf(
  reader: Reader,
  { merchantId, kind }: { merchantId: string; kind: PromotionKindCode },
): Promise<PromotionRow[]> {
  return rowsOf(
    reader,
    sql<PromotionRow>`
    SELECT ${promotionColumns} FROM promotions.promotion
    WHERE merchant_id = ${merchantId} AND kind = ${kind} AND state = 'LIVE' ORDER BY position, promotion_id`,
  )
}

/** Those of these that are the merchant's, drafts among them. */
export async function readPromotions(
  reader: Reader,
  merchantId: string,
  promotionIds: readonly string[],
): Promise<PromotionRow[]> {
  return rowsOf(
    reader,
    sql<PromotionRow>`
    SELECT ${promotionColumns} FROM promotions.promotion
    WHERE promotion_id = ANY (${[...promotionIds]}) AND merchant_id = ${merchantId}`,
  )
}

/** One that is not a draft, of this merchant alone. */
export async function readPromotion(
  reader: Reader,
  merchantId: string,
  promotionId: string,
): Promise<PromotionRow | undefined> {
  return firstOf(
    reader,
    sql<PromotionRow>`
    SELECT ${promotionColumns} FROM promotions.promotion
    WHERE promotion_id = ${promotionId} AND merchant_id = ${merchantId} AND state <> 'DRAFT'`,
  )
}

/**
 * The same, locked until the end of the transaction: who checks persons or places does so one after another.
 */
export async function lockPromotion(
  tx: Reader,
  merchantId: string,
  promotionId: string,
): Promise<PromotionRow | undefined> {
  return firstOf(
    tx,
    sql<PromotionRow>`
    SELECT ${promotionColumns} FROM promotions.promotion
    WHERE promotion_id = ${promotionId} AND merchant_id = ${merchantId} AND state <> 'DRAFT' FOR UPDATE`,
  )
}
