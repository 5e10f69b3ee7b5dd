import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { promotionKinds } from '../../shared/promotion-words.ts'
import { PromotionDraft, PromotionId } from './desk-fields.ts'

export const writePromotion: Call<typeof writePromotionSchemas> = {
  name: 'promotions/write-promotion',
  method: 'POST',
  path: '/api/operator/promotions/offers',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.edit',
  isIdempotent: true,
  summary: 'Adds a promotion as a draft, which no member sees before it is started.',
}

export function writePromotionSchemas() {
  return {
    body: Type.Object({ kind: OneOf(promotionKinds), ...PromotionDraft() }),
    value: PromotionId(),
  }
}
