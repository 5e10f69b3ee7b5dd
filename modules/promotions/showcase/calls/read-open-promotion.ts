import { refuse } from '../../../../contract/errors.ts'
import {
  readOpenPromotion,
  readOpenPromotionSchemas,
} from '../../../../contract/player/promotions/read-open-promotion.ts'
import { handleReady } from '../../../../platform/calls.ts'
import { showcaseOf } from '../showcase.ts'

export const handleReadOpenPromotion = handleReady(
  readOpenPromotion,
  readOpenPromotionSchemas,
  async (context, { params }) => {
    const shown = (await showcaseOf(context)).details.get(params.promotionId)
    return shown?.[context.language] ?? refuse('PROMO_NOT_FOUND')
  },
)
