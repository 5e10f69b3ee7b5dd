import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'

export const endVipHold: Call<typeof endVipHoldSchemas> = {
  name: 'promotions/end-vip-hold',
  method: 'POST',
  path: '/api/operator/promotions/members/:memberId/vip/end-hold',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.levels',
  isIdempotent: true,
  summary: 'Ends what holds a VIP level: from the next 1st on the member’s month decides again.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function endVipHoldSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({}),
    value: Type.Object({}),
  }
}
