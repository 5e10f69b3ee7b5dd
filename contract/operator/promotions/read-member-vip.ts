import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Id, Nullable, OneOf, SignedAmount, Text, Time } from '../../shared/fields.ts'
import { vipBonusKinds, vipReasons } from '../../shared/vip-words.ts'

export const readMemberVip: Call<typeof readMemberVipSchemas> = {
  name: 'promotions/read-member-vip',
  method: 'GET',
  path: '/api/operator/promotions/members/:memberId/vip',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.view',
  summary: 'The VIP level of one member with its figures, what changed it, and what was paid for it.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function readMemberVipSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    value: Type.Object({
      level: Type.Integer(),
      names: Type.Array(Type.String(), { description: 'of all levels, in the language of the caller' }),
      validAmount: SignedAmount('settled valid bet in total'),
      monthValidAmount: SignedAmount('of this month'),
      depositAmount: Amount('deposits in total'),
      floorLevel: Type.Integer({ description: 'the level does not go below it' }),
      lostLevel: Nullable(Type.Integer({ description: 'the lowest level that was lost and not regained' })),
      hold: Nullable(
        Type.Object(
          { level: Type.Integer(), until: BusinessDate() },
          {
            description: 'what operators hold',
          },
        ),
      ),
      bonusesPaused: Type.Boolean({ description: 'a break, a block or a sign of risk: no bonuses now' }),
      history: Type.Array(
        Type.Object({
          fromLevel: Type.Integer(),
          toLevel: Type.Integer(),
          reason: OneOf(vipReasons),
          operator: Type.String({ description: 'who asked for it; empty for what the figures brought' }),
          note: Text(140),
          at: Time(),
        }),
        { description: 'the latest 20, newest first' },
      ),
      bonuses: Type.Array(
        Type.Object({ kind: OneOf(vipBonusKinds), level: Type.Integer(), amount: Amount(), at: Time() }),
        { description: 'the latest 20 that were paid, newest first' },
      ),
      rebates: Type.Array(
        Type.Object({
          claimId: Id(),
          product: Type.String(),
          validAmount: SignedAmount('valid bet'),
          amount: Amount('paid'),
          isAutomatic: Type.Boolean(),
          at: Time(),
        }),
        { description: 'the latest 20 that were paid, newest first' },
      ),
    }),
  }
}
