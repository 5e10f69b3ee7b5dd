import { Type } from 'typebox'
import { LimitName } from '../../player/limits/limit-fields.ts'
import type { Call } from '../../shared/call.ts'
import { Empty, Id, Text } from '../../shared/fields.ts'

export const lowerMemberLimit: Call<typeof lowerMemberLimitSchemas> = {
  name: 'limits/lower-member-limit',
  method: 'POST',
  path: '/api/operator/members/:memberId/limits',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rg.manage',
  isIdempotent: true,
  summary: 'Sets a first or a lower limit on the member’s request; only the member can raise a limit.',
  errors: ['MEMBER_NOT_FOUND', 'RG_LOWER_ONLY'],
}

export function lowerMemberLimitSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({
      ...LimitName(),
      value: Type.Integer({
        minimum: 1,
        maximum: 9_000_000_000_000,
        description: 'satang, minutes for SESSION',
      }),
      remark: Text(140, 1),
    }),
    value: Empty(),
  }
}
