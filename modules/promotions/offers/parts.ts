/** What members see of promotions, and what they make of them. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleApplyPromotion } from './calls/apply-promotion.ts'
import { handleClaimPromotion } from './calls/claim-promotion.ts'
import { handleJoinPromotion } from './calls/join-promotion.ts'
import { handleListPromotions } from './calls/list-promotions.ts'
import { handleReadPromotion } from './calls/read-promotion.ts'

export const offerParts = {
  calls: [
    handleListPromotions,
    handleReadPromotion,
    handleJoinPromotion,
    handleClaimPromotion,
    handleApplyPromotion,
  ],
} satisfies ModuleParts
