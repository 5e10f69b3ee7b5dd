import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PromotionId } from './desk-fields.ts'

export const movePromotion: Call<typeof movePromotionSchemas> = {
  name: 'promotions/move-promotion',
  method: 'POST',
  path: '/api/operator/promotions/offers/:promotionId/move',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.edit',
  isIdempotent: true,
  summary: 'Moves a promotion one place up or down in the order in which members see them.',
  errors: ['PROMO_NOT_FOUND'],
}

export function movePromotionSchemas() {
  return {
    params: PromotionId(),
    body: Type.Object({ isUp: Type.Boolean() }),
    value: Type.Object({ place: Type.Integer({ description: 'from 1' }) }),
  }
}
