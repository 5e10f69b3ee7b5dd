import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text } from '../../shared/fields.ts'
import { APPLICATION_REMARK } from '../../shared/promotion-words.ts'
import { PromotionCard } from './promotion-fields.ts'

export const applyPromotion: Call<typeof applyPromotionSchemas> = {
  name: 'promotions/apply-promotion',
  method: 'POST',
  path: '/api/wps/relay/MCS2_applyPromotion',
  module: 'MCS2',
  audience: 'member',
  takes: 'upload',
  summary:
    'Asks for a promotion that an operator decides, with a remark and up to three pictures (`images`: png or jpg, at most 5 MiB each).',
  errors: [
    'PROMO_NOT_FOUND',
    'PROMO_NOT_OPEN',
    'PROMO_ENDED',
    'PROMO_NOT_ELIGIBLE',
    'PROMO_QUOTA',
    'PROMO_DUPLICATE_PERSON',
    'PROMO_ATTEMPTS',
    'PROMO_RG',
    'PROMO_STATE',
    'UPLOAD_INVALID',
    'REQUEST_TOO_LARGE',
  ],
}

export function applyPromotionSchemas() {
  return {
    body: Type.Object({ promotionId: Id(), remark: Text(APPLICATION_REMARK, 1) }),
    value: Type.Object({ card: PromotionCard() }),
  }
}
