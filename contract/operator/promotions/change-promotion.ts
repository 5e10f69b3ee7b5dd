import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PromotionDraft, PromotionId, Version } from './desk-fields.ts'

export const changePromotion: Call<typeof changePromotionSchemas> = {
  name: 'promotions/change-promotion',
  method: 'POST',
  path: '/api/operator/promotions/offers/:promotionId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.edit',
  isIdempotent: true,
  summary:
    'Replaces a promotion except for its kind. What has begun keeps its start, and claims keep the arguments that they began with.',
  errors: ['PROMO_NOT_FOUND', 'PROMO_STATE'],
}

export function changePromotionSchemas() {
  return {
    params: PromotionId(),
    body: Type.Object({ ...PromotionDraft(), version: Version() }),
    value: Type.Object({ version: Version() }),
  }
}
