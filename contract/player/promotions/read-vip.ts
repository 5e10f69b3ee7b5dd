import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Currency, Nullable, OneOf, SignedAmount, Time } from '../../shared/fields.ts'
import { vipBonusKinds, vipReasons } from '../../shared/vip-words.ts'
import { RebateRate } from './rebate-fields.ts'

export const readVip: Call<typeof readVipSchemas> = {
  name: 'promotions/read-vip',
  method: 'GET',
  path: '/api/wps/member/vip',
  module: 'WPS',
  audience: 'member',
  summary:
    'The member’s VIP level: what it needs and gives, the way to the next one, what keeps it, and what changed.',
  errors: [],
}

export function readVipSchemas() {
  return {
    value: Type.Object({
      vipRankLevel: Type.Integer(),
      vipLabelName: Type.String({ description: 'in the language of the caller' }),
      currency: Currency(),
      validAmount: SignedAmount('valid bet in total'),
      depositAmount: Amount('deposits in total'),
      checkedAt: Type.String({
        description: 'when levels are looked at each day, hh:mm in the merchant’s zone',
      }),
      hasRebates: Type.Boolean({ description: 'the house pays rebates that members claim' }),
      nextLevel: Nullable(Type.Integer({ description: 'null at the highest' })),
      keep: Nullable(
        Type.Object({
          monthValidAmount: SignedAmount('valid bet of this month'),
          keepAmount: Amount('what keeps the level'),
          until: BusinessDate(),
          floorLevel: Type.Integer({ description: 'the level does not go below it' }),
        }),
      ),
      lost: Nullable(
        Type.Object({
          level: Type.Integer({ description: 'the lowest level that was lost' }),
          keepAmount: Amount('valid bet of a month that brings it back'),
        }),
      ),
      heldUntil: Nullable(BusinessDate()),
      bonusesPaused: Type.Boolean({ description: 'a break or a sign of risk: no bonuses now' }),
      levels: Type.Array(
        Type.Object({
          level: Type.Integer(),
          name: Type.String(),
          validBetAmount: Amount(),
          depositAmount: Amount(),
          keepAmount: Amount(),
          upgradeAmount: Amount(),
          monthlyAmount: Amount(),
          birthdayAmount: Amount(),
          withdrawalsPerDay: Type.Integer(),
          withdrawalDayAmount: Amount(),
          rebateRate: RebateRate(),
          rebateDayAmount: Amount('the most rebate of a day'),
        }),
      ),
      history: Type.Array(
        Type.Object({
          fromLevel: Type.Integer(),
          toLevel: Type.Integer(),
          reason: OneOf(vipReasons),
          at: Time(),
        }),
        { description: 'the latest 20, newest first' },
      ),
      bonuses: Type.Array(
        Type.Object({ kind: OneOf(vipBonusKinds), level: Type.Integer(), amount: Amount(), at: Time() }),
        { description: 'the latest 20 that were paid, newest first' },
      ),
    }),
  }
}
