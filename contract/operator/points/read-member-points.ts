import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, SignedAmount, Time } from '../../shared/fields.ts'
import { Points } from '../../shared/point-fields.ts'
import { movementTypes } from '../../shared/point-words.ts'

export const readMemberPoints: Call<typeof readMemberPointsSchemas> = {
  name: 'points/read-member-points',
  method: 'GET',
  path: '/api/operator/points/members/:memberId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'points.view',
  summary: 'The points of one member, what they owe of them, and the latest movements.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function readMemberPointsSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    value: Type.Object({
      balance: Points(),
      owedAmount: Points('what corrections took back beyond the balance'),
      movements: Type.Array(
        Type.Object({
          movementId: Id(),
          type: OneOf(movementTypes),
          amount: SignedAmount('thousandths of a point'),
          at: Time(),
        }),
      ),
    }),
  }
}
