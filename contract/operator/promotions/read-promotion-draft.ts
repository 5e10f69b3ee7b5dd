import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PromotionDraft, PromotionId, PromotionRow } from './desk-fields.ts'

export const readPromotionDraft: Call<typeof readPromotionDraftSchemas> = {
  name: 'promotions/read-promotion-draft',
  method: 'GET',
  path: '/api/operator/promotions/offers/:promotionId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.view',
  summary: 'One promotion as its editor has it, with what it gave so far.',
  errors: ['PROMO_NOT_FOUND'],
}

export function readPromotionDraftSchemas() {
  return { params: PromotionId(), value: Type.Object({ ...PromotionDraft(), ...PromotionRow() }) }
}
