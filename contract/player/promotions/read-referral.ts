import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { friendStates, rewardStates } from '../../shared/referral-words.ts'

export const readReferral: Call<typeof readReferralSchemas> = {
  name: 'promotions/read-referral',
  method: 'GET',
  path: '/api/wps/member/referral',
  module: 'WPS',
  audience: 'member',
  summary:
    'Inviting friends: the member’s code, what it brings, the friends with their states, and what was earned.',
  errors: [],
}

export function readReferralSchemas() {
  return {
    value: Type.Object({
      currency: Currency(),
      code: Nullable(
        Type.String({ description: 'null while the house has no such promotion, or for agents' }),
      ),
      isPaused: Type.Boolean({ description: 'a break or a sign of risk: nothing is earned or claimed now' }),
      terms: Nullable(
        Type.Object({
          friendDepositAmount: Amount(),
          friendValidAmount: Amount(),
          friendDays: Type.Integer(),
          rewardAmount: Amount('for the member'),
          rewardTimes: Type.Number({ description: 'turnover of it' }),
          giftAmount: Amount('for the friend; 0: none'),
          sharePpm: Type.Integer({ description: 'of the friend’s valid bet, in millionths; 0: none' }),
          shareDays: Type.Integer(),
          shareDayAmount: Amount('the most of a day'),
        }),
      ),
      friendCount: Type.Integer({ description: 'all who registered' }),
      metCount: Type.Integer({ description: 'of them, who have met the conditions' }),
      rewardsAmount: Amount('received for friends'),
      sharesAmount: Amount('received as shares'),
      friends: Type.Array(
        Type.Object({
          referralId: Id(),
          name: Type.String({ description: 'masked' }),
          registeredAt: Time(),
          state: OneOf(friendStates),
          hasDeposit: Type.Boolean({ description: 'the deposits are reached' }),
          hasValid: Type.Boolean({ description: 'the valid bet is reached' }),
          lastDay: BusinessDate(),
          shareUntil: Nullable(BusinessDate()),
          reward: Nullable(
            Type.Object({
              rewardId: Id('for the reward centre'),
              amount: Amount(),
              state: OneOf(rewardStates),
              claimUntil: Time(),
            }),
          ),
        }),
        { description: 'the newest 100' },
      ),
    }),
  }
}
