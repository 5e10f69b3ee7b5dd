import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id } from '../../shared/fields.ts'
import { Points } from '../../shared/point-fields.ts'

export const claimRewards: Call<typeof claimRewardsSchemas> = {
  name: 'promotions/claim-rewards',
  method: 'POST',
  path: '/api/wps/rewards/claim',
  module: 'MCS2',
  audience: 'member',
  isIdempotent: true,
  rate: 'money',
  summary: 'Claims one reward, or all that are ready; what the cap of the day leaves out stays ready.',
  errors: [
    'PROMO_NOT_FOUND',
    'PROMO_CLAIM_LATE',
    'PROMO_BUDGET',
    'PROMO_BUDGET_DAY',
    'PROMO_QUOTA',
    'PROMO_DAY_CAP',
    'PROMO_RG',
  ],
}

export function claimRewardsSchemas() {
  return {
    body: Type.Object({ rewardId: Type.Optional(Id('absent: all')) }),
    value: Type.Object({
      count: Type.Integer({ description: 'rewards received' }),
      amount: Amount(),
      pointsAmount: Points(),
      roundCount: Type.Integer({ description: 'free rounds' }),
      balance: Amount('after it'),
      currency: Currency(),
    }),
  }
}
