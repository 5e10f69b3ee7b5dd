import {
  writePromotion,
  writePromotionSchemas,
} from '../../../../contract/operator/promotions/write-promotion.ts'
import { handle } from '../../../../platform/calls.ts'
import { writeDraft } from '../editor.ts'

export const handleWritePromotion = handle(
  writePromotion,
  writePromotionSchemas,
  async (context, { body: { kind, ...draft } }) => ({ promotionId: await writeDraft(context, kind, draft) }),
)
