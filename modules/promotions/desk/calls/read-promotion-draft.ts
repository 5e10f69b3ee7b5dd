import { refuse } from '../../../../contract/errors.ts'
import {
  readPromotionDraft,
  readPromotionDraftSchemas,
} from '../../../../contract/operator/promotions/read-promotion-draft.ts'
import { handle } from '../../../../platform/calls.ts'
import { writtenAudience } from '../audience.ts'
import { rowOf } from '../rows.ts'
import { readDeskPromotion } from '../store/promotions.ts'

export const handleReadPromotionDraft = handle(
  readPromotionDraft,
  readPromotionDraftSchemas,
  async (context, { params }) => {
    const promotion = await readDeskPromotion(context.tx, context.merchant.id, params.promotionId)
    if (!promotion) refuse('PROMO_NOT_FOUND')
    return {
      ...rowOf(context, promotion),
      texts: promotion.texts,
      arguments: { ...promotion.arguments },
      audience: await writtenAudience(context.tx, promotion.audience),
      mayReapply: promotion.mayReapply,
    }
  },
)
