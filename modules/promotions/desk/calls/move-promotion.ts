import {
  movePromotion,
  movePromotionSchemas,
} from '../../../../contract/operator/promotions/move-promotion.ts'
import { handle } from '../../../../platform/calls.ts'
import { movePromotionBy } from '../editor.ts'

export const handleMovePromotion = handle(
  movePromotion,
  movePromotionSchemas,
  async (context, { params, body }) => ({
    place: await movePromotionBy(context, params.promotionId, body.isUp ? -1 : 1),
  }),
)
