import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id } from '../../shared/fields.ts'
import { PromotionCard } from './promotion-fields.ts'

export const claimPromotion: Call<typeof claimPromotionSchemas> = {
  name: 'promotions/claim-promotion',
  method: 'POST',
  path: '/api/wps/relay/MCS2_claimPromotion',
  module: 'MCS2',
  audience: 'member',
  isIdempotent: true,
  rate: 'money',
  summary: 'Credits what is ready; claimed before, it answers what was credited and moves nothing.',
  errors: [
    'PROMO_NOT_FOUND',
    'PROMO_NOT_READY',
    'PROMO_CLAIM_LATE',
    'PROMO_BUDGET',
    'PROMO_BUDGET_DAY',
    'PROMO_QUOTA',
    'PROMO_DAY_CAP',
    'PROMO_RG',
    'PROMO_STATE',
  ],
}

export function claimPromotionSchemas() {
  return {
    body: Type.Object({ promotionId: Id() }),
    value: Type.Object({
      amount: Amount('credited'),
      requiredAmount: Amount('turnover that it carries'),
      balance: Amount('after it'),
      currency: Currency(),
      card: PromotionCard(),
    }),
  }
}
