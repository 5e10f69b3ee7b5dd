import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { Points } from '../../shared/point-fields.ts'

export const listRewards: Call<typeof listRewardsSchemas> = {
  name: 'promotions/list-rewards',
  method: 'GET',
  path: '/api/wps/rewards',
  module: 'MCS2',
  audience: 'member',
  summary: 'The reward centre: what is ready to be claimed, whatever it comes from, and what was received.',
}

export const rewardOutcomes = ['ISSUED', 'CLAIMED', 'EXPIRED'] as const

export function listRewardsSchemas() {
  const what = {
    rewardId: Id('with its source: `PROMOTION:…`'),
    source: Type.String(),
    name: Type.String({ description: 'in the language of the call' }),
    amount: Amount('0: points'),
    pointsAmount: Points('0: money'),
  }
  return {
    value: Type.Object({
      currency: Currency(),
      totalAmount: Amount('of the money that is ready'),
      totalPoints: Points('of the points that are ready'),
      requiredAmount: Amount('turnover that claiming all of it carries'),
      ready: Type.Array(
        Type.Object({
          ...what,
          roundCount: Type.Integer({ description: 'free rounds; 0: money or points' }),
          times: Type.Number({ description: 'turnover: how many times the amount' }),
          claimUntil: Nullable(Time()),
        }),
      ),
      received: Type.Array(Type.Object({ ...what, outcome: OneOf(rewardOutcomes), at: Time() }), {
        description: 'the latest 30, newest first',
      }),
    }),
  }
}
