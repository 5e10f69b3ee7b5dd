import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable } from '../../shared/fields.ts'

export const checkAffiliate: Call<typeof checkAffiliateSchemas> = {
  name: 'identity/check-affiliate',
  method: 'GET',
  path: '/api/wps/agent/affiliate',
  module: 'WPS',
  audience: 'visitor',
  summary: 'Whether an invitation code, or the code of a host, is valid.',
  errors: ['REG_INVITE_INVALID'],
}
export function checkAffiliateSchemas() {
  return {
    query: Type.Object({
      code: Type.Optional(Type.String({ maxLength: 64 })),
      domain: Type.Optional(Type.String({ maxLength: 255 })),
    }),
    value: Type.Object({
      valid: Type.Boolean(),
      code: Type.String(),
      agentType: Type.Integer(),
      G: Nullable(
        Type.Integer({
          description: 'prize group that accounts with this code begin with; null: the agent sets none',
        }),
      ),
    }),
  }
}
