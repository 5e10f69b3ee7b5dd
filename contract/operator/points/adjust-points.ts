import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, SignedAmount, Text } from '../../shared/fields.ts'

export const adjustPoints: Call<typeof adjustPointsSchemas> = {
  name: 'points/adjust-points',
  method: 'POST',
  path: '/api/operator/points/members/:memberId/adjust',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.adjust',
  isIdempotent: true,
  summary: 'Asks for points to be granted to a member or taken back; a second person always decides.',
  errors: ['MEMBER_NOT_FOUND', 'POINTS_NOT_ENOUGH', 'CHANGE_STATE', 'CHANGE_SECOND_MISSING'],
}

export function adjustPointsSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({
      amount: SignedAmount('thousandths of a point; below zero they are taken back'),
      reason: Text(140, 1),
    }),
    value: Type.Object({}),
  }
}
