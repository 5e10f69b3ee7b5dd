import {
  changePromotion,
  changePromotionSchemas,
} from '../../../../contract/operator/promotions/change-promotion.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeDraft } from '../editor.ts'

export const handleChangePromotion = handle(
  changePromotion,
  changePromotionSchemas,
  async (context, { params, body }) => ({ version: await changeDraft(context, params.promotionId, body) }),
)
