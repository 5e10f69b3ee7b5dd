/** A live promotion that no operator wrote. */
import type { PromotionKindCode } from '../../../../contract/shared/promotion-words.ts'
import { run, sql, type Tx } from '../../../../platform/postgres.ts'

export async function insertLivePromotion(
  tx: Tx,
  promotion: {
    promotionId: string
    merchantId: string
    kind: PromotionKindCode
    names: Readonly<Record<'th' | 'en', string>>
    texts: Readonly<Record<'th' | 'en', string>>
    arguments?: Readonly<Record<string, unknown>>
    audience?: Readonly<Record<string, unknown>>
    startsAt: Date
    endsAt: Date | null
    budgetAmount: bigint | null
    /** Absent: no bound. */
    dayBudgetAmount?: bigint | null
    claimLimit: number | null
    position: number
    now: Date
  },
): Promise<void> {
  const json = (value: unknown) => JSON.stringify(value ?? {})
  await run(
    tx,
    sql`
    INSERT INTO promotions.promotion (promotion_id, merchant_id, kind, state, names, texts, arguments, audience, starts_at, ends_at,
      budget_amount, day_budget_amount, claim_limit, position, created_at, changed_at)
    VALUES (${promotion.promotionId}, ${promotion.merchantId}, ${promotion.kind}, 'LIVE', ${json(promotion.names)}::jsonb,
      ${json(promotion.texts)}::jsonb, ${json(promotion.arguments)}::jsonb, ${json(promotion.audience)}::jsonb, ${promotion.startsAt},
      ${promotion.endsAt}, ${promotion.budgetAmount}, ${promotion.dayBudgetAmount ?? null},
      ${promotion.claimLimit}, ${promotion.position}, ${promotion.now}, ${promotion.now})
    ON CONFLICT DO NOTHING`,
  )
}
