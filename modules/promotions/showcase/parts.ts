/** What anybody may read of the house's promotions before they sign in. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleListOpenPromotions } from './calls/list-open-promotions.ts'
import { handleReadOpenPromotion } from './calls/read-open-promotion.ts'

export const showcaseParts = {
  calls: [handleListOpenPromotions, handleReadOpenPromotion],
} satisfies ModuleParts
