import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Id, Text } from '../../shared/fields.ts'

export const holdVipLevel: Call<typeof holdVipLevelSchemas> = {
  name: 'promotions/hold-vip-level',
  method: 'POST',
  path: '/api/operator/promotions/members/:memberId/vip/hold',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.levels',
  isIdempotent: true,
  summary:
    'Asks that a member have at least a VIP level until a day; a second person always decides. No bonus is owed for a level that the figures did not bring.',
  errors: ['MEMBER_NOT_FOUND', 'CHANGE_STATE', 'CHANGE_SECOND_MISSING'],
}

export function holdVipLevelSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({
      level: Type.Integer({ minimum: 1, maximum: 20 }),
      until: BusinessDate(),
      reason: Text(140, 1),
    }),
    value: Type.Object({}),
  }
}
