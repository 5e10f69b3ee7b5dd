import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { PromotionCard } from './promotion-fields.ts'

export const joinPromotion: Call<typeof joinPromotionSchemas> = {
  name: 'promotions/join-promotion',
  method: 'POST',
  path: '/api/wps/relay/MCS2_joinPromotion',
  module: 'MCS2',
  audience: 'member',
  isIdempotent: true,
  rate: 'money',
  summary: 'Takes part in a promotion, or takes its free rounds; joined before, it answers the same.',
  errors: [
    'PROMO_NOT_FOUND',
    'PROMO_NOT_OPEN',
    'PROMO_ENDED',
    'PROMO_NOT_ELIGIBLE',
    'PROMO_QUOTA',
    'PROMO_BUDGET',
    'PROMO_DUPLICATE_PERSON',
    'PROMO_RG',
    'PROMO_STATE',
  ],
}

export function joinPromotionSchemas() {
  return {
    body: Type.Object({ promotionId: Id() }),
    value: Type.Object({ card: PromotionCard() }),
  }
}
