/** Promotions for tests. */
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import type { PromotionKindCode } from '../../contract/shared/promotion-words.ts'
import { clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { run, sql, type Tx } from '../../platform/postgres.ts'

export interface PromotionChange {
  kind: PromotionKindCode
  arguments?: Record<string, unknown>
  startsAt?: Date
  endsAt?: Date | null
  budgetAmount?: bigint
  dayBudgetAmount?: bigint
  claimLimit?: number
  position?: number
  audience?: Record<string, unknown>
  mayReapply?: boolean
}

/** A live promotion of the demo's merchant; returns its id. */
export async function openPromotion(tx: Tx, change: PromotionChange): Promise<string> {
  const promotionId = newId()
  const names = { th: `โปรโมชั่น ${change.kind}`, en: `Promotion ${change.kind}` }
  const startsAt = change.startsAt ?? new Date(clock.nowMs() - 3_600_000)
  await run(
    tx,
    sql`
    INSERT INTO promotions.promotion (promotion_id, merchant_id, kind, state, names, texts, arguments, starts_at, ends_at,
      budget_amount, day_budget_amount, claim_limit, position, audience, may_reapply, created_at, changed_at)
    VALUES (${promotionId}, ${DEMO_MERCHANT}, ${change.kind}, 'LIVE', ${JSON.stringify(names)}::jsonb, '{"th":"","en":""}'::jsonb,
      ${JSON.stringify(change.arguments ?? {})}::jsonb, ${startsAt}, ${change.endsAt ?? null}, ${change.budgetAmount ?? null},
      ${change.dayBudgetAmount ?? null},
      ${change.claimLimit ?? null}, ${change.position ?? 0}, ${JSON.stringify(change.audience ?? {})}::jsonb, ${change.mayReapply ?? true}, ${clock.now()}, ${clock.now()})`,
  )
  return promotionId
}

/** A claim of each of these members that waits to be pressed for, as the house makes it ready. */
export async function makeClaimsReady(
  tx: Tx,
  members: readonly { readonly id: string }[],
  claim: { promotionId: string; amount: number; cycle?: string; arguments?: Record<string, unknown> },
): Promise<void> {
  const { promotionId, amount, cycle = '' } = claim
  for (const { id } of members)
    await run(
      tx,
      sql`
      INSERT INTO promotions.claim (claim_id, promotion_id, member_id, cycle, merchant_id, state, arguments, amount,
        required_amount, reference, joined_at)
      VALUES (${newId()}, ${promotionId}, ${id}, ${cycle}, ${DEMO_MERCHANT}, 'CLAIM',
        ${JSON.stringify(claim.arguments ?? {})}::jsonb, ${amount}, ${amount}, '', ${clock.now()})`,
    )
}

export async function stopPromotion(tx: Tx, promotionId: string): Promise<void> {
  await run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE promotion_id = ${promotionId}`)
}
