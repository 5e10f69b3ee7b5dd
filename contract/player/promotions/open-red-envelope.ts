import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Time } from '../../shared/fields.ts'

export const openRedEnvelope: Call<typeof openRedEnvelopeSchemas> = {
  name: 'promotions/open-red-envelope',
  method: 'POST',
  path: '/api/wps/relay/MCS2_redEnvelope',
  module: 'MCS2',
  audience: 'member',
  isIdempotent: true,
  rate: 'money',
  summary: 'Opens the member’s envelope of a rain; opened before, it answers the same and moves nothing.',
  errors: [
    'PROMO_NOT_FOUND',
    'PROMO_NOT_OPEN',
    'PROMO_ENDED',
    'PROMO_NOT_ELIGIBLE',
    'PROMO_QUOTA',
    'PROMO_DAY_CAP',
    'PROMO_RG',
    'PROMO_STATE',
  ],
}

export function openRedEnvelopeSchemas() {
  return {
    body: Type.Object({ promotionId: Id() }),
    value: Type.Object({
      promotionId: Id(),
      place: Type.Integer({ description: 'the share of this number, as this was the so-manieth claim' }),
      amount: Amount('credited'),
      requiredAmount: Amount('turnover that it carries'),
      openedAt: Time(),
      balance: Amount('after it'),
      currency: Currency(),
    }),
  }
}
