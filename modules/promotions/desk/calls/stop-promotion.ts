import {
  stopPromotion,
  stopPromotionSchemas,
} from '../../../../contract/operator/promotions/stop-promotion.ts'
import { handle } from '../../../../platform/calls.ts'
import { stopPromotionNow } from '../editor.ts'

export const handleStopPromotion = handle(
  stopPromotion,
  stopPromotionSchemas,
  async (context, { params, body }) => ({
    phase: await stopPromotionNow(context, params.promotionId, body.prizes),
  }),
)
