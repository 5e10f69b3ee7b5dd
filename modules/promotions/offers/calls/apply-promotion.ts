import {
  applyPromotion,
  applyPromotionSchemas,
} from '../../../../contract/player/promotions/apply-promotion.ts'
import { handle } from '../../../../platform/calls.ts'
import { cardOf, seenOne } from '../cards.ts'
import { applyNow } from '../join.ts'

export const handleApplyPromotion = handle(
  applyPromotion,
  applyPromotionSchemas,
  async (context, { body }) => {
    await applyNow(context, body.promotionId, body.remark)
    return { card: cardOf(context, await seenOne(context, body.promotionId)) }
  },
)
