import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id } from '../../shared/fields.ts'
import { Points } from '../../shared/point-fields.ts'

export const missionClaim: Call<typeof missionClaimSchemas> = {
  name: 'promotions/mission-claim',
  method: 'POST',
  path: '/api/wps/relay/MCS2_missionClaim',
  module: 'MCS2',
  audience: 'member',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Claims one mission of a day or week, or all that are ready; claimed before, it answers the same and moves nothing.',
  errors: [
    'PROMO_NOT_FOUND',
    'PROMO_NOT_READY',
    'PROMO_CLAIM_LATE',
    'PROMO_RG',
    'PROMO_DAY_CAP',
    'PROMO_BUDGET',
    'PROMO_BUDGET_DAY',
    'PROMO_QUOTA',
  ],
}

export function missionClaimSchemas() {
  return {
    body: Type.Object({
      promotionId: Type.Optional(Id('absent: all')),
      cycle: Type.Optional(Id('of the mission; absent: the one that runs')),
    }),
    value: Type.Object({
      count: Type.Integer({ description: 'missions that are claimed by now' }),
      amount: Amount(),
      pointsAmount: Points(),
      roundCount: Type.Integer({ description: 'free rounds' }),
      balance: Amount('after it'),
      currency: Currency(),
    }),
  }
}
