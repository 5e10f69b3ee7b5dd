/** The demo's promotions, and what some members made of them, by the product's own moves. */
import { clock } from '../../kernel/clock.ts'
import { seedClaim, seedFreeRounds, seedPromotion } from '../../modules/promotions/index.ts'
import { keepAnnouncement } from '../../modules/messaging/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import { demoMemberId } from './identity.ts'
import { demoOfferNotice, demoPromotions, demoRemarks } from './locales/promotions.ts'

const DAY_MS = 86_400_000
const OPEN_DAYS = 90

export const demoPromotionId = (place: number): string => `demo-promotion-${place + 1}`

/** After the history, so that nothing of it is played with a bonus. */
export async function seedPromotions(tx: Tx, merchantId: string): Promise<void> {
  const now = clock.now()
  for (const [place, { budgetAmount, dayBudgetAmount, claimLimit, ...promotion }] of demoPromotions.entries())
    await seedPromotion(tx, {
      ...promotion,
      promotionId: demoPromotionId(place),
      merchantId,
      startsAt: new Date(now.getTime() - 7 * DAY_MS),
      endsAt: new Date(now.getTime() + OPEN_DAYS * DAY_MS),
      budgetAmount: budgetAmount === undefined ? null : BigInt(budgetAmount),
      dayBudgetAmount: dayBudgetAmount === undefined ? null : BigInt(dayBudgetAmount),
      claimLimit: claimLimit ?? null,
      position: (place + 1) * 10,
      now,
    })
  const rescue = demoPromotionId(demoPromotions.findIndex(({ kind }) => kind === 'RESCUE'))
  const states = ['APPLYING', 'CLAIM', 'REJECTED'] as const
  for (const [place, state] of states.entries())
    await seedClaim(tx, {
      merchantId,
      promotionId: rescue,
      memberId: demoMemberId(place + 2),
      state,
      remark: demoRemarks[place]!,
      amount: 20_000n,
      now,
    })
  const free = demoPromotionId(demoPromotions.findIndex(({ kind }) => kind === 'FREE_ROUNDS'))
  await seedFreeRounds(tx, { merchantId, promotionId: free, memberId: demoMemberId(1), now })
  await keepAnnouncement(
    tx,
    merchantId,
    {
      kind: 'PR',
      execution: 'A',
      promotionType: 'PROMOTION',
      promotionId: demoPromotionId(demoPromotions.findIndex(({ kind }) => kind === 'RELOAD')),
      ...demoOfferNotice,
      imageUrl: '',
      isShown: true,
      startsAt: now.toISOString(),
      endsAt: null,
    },
    'demo-notice-offer',
  )
}
