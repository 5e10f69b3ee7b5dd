import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { PromotionId, Version } from './desk-fields.ts'
import { promotionPhases } from './desk-words.ts'

export const startPromotion: Call<typeof startPromotionSchemas> = {
  name: 'promotions/start-promotion',
  method: 'POST',
  path: '/api/operator/promotions/offers/:promotionId/start',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.edit',
  isIdempotent: true,
  summary: 'Starts a draft or a stopped promotion: members see it, and it is open from its start to its end.',
  errors: ['PROMO_NOT_FOUND', 'PROMO_STATE', 'PROMO_ENDED', 'PROMO_BUDGET'],
}

export function startPromotionSchemas() {
  return {
    params: PromotionId(),
    body: Type.Object({ version: Version() }),
    value: Type.Object({ phase: OneOf(promotionPhases) }),
  }
}
