import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id } from '../../shared/fields.ts'

export const claimRafflePromotion: Call<typeof claimRafflePromotionSchemas> = {
  name: 'promotions/claim-raffle-promotion',
  method: 'POST',
  path: '/api/wps/relay/MCS2_claimRafflePromotion',
  module: 'MCS2',
  audience: 'member',
  isIdempotent: true,
  rate: 'money',
  summary: 'Credits the prizes that the member won in a raffle; claimed before, it moves nothing.',
  errors: ['PROMO_NOT_FOUND', 'PROMO_NOT_ELIGIBLE', 'PROMO_CLAIM_LATE', 'PROMO_DAY_CAP', 'PROMO_RG'],
}

export function claimRafflePromotionSchemas() {
  return {
    body: Type.Object({ promotionId: Id() }),
    value: Type.Object({
      amount: Amount('of all prizes of the member in this raffle that are claimed now'),
      requiredAmount: Amount('turnover that they carry'),
      balance: Amount('after it'),
      currency: Currency(),
    }),
  }
}
