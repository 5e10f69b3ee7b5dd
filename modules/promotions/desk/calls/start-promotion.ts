import {
  startPromotion,
  startPromotionSchemas,
} from '../../../../contract/operator/promotions/start-promotion.ts'
import { handle } from '../../../../platform/calls.ts'
import { startPromotionNow } from '../editor.ts'

export const handleStartPromotion = handle(
  startPromotion,
  startPromotionSchemas,
  async (context, { params, body }) => ({
    phase: await startPromotionNow(context, params.promotionId, body.version),
  }),
)
