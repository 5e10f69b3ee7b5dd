import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'

export const decideReturn: Call<typeof decideReturnSchemas> = {
  name: 'limits/decide-return',
  method: 'POST',
  path: '/api/operator/rg/exclusions/:restrictionId/decide',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rg.manage',
  isIdempotent: true,
  summary: 'A second person confirms the return after the seven days, or any operator ends the request.',
  errors: ['RG_EXCLUSION_NOT_FOUND', 'RG_RETURN_STATE', 'RG_RETURN_EARLY', 'RG_FOUR_EYES'],
}

export function decideReturnSchemas() {
  return {
    params: Type.Object({ restrictionId: Id() }),
    body: Type.Object({ decision: OneOf(['CONFIRM', 'REFUSE']), remark: Text(300, 1) }),
    value: Type.Object({ state: OneOf(['RETURNED', 'REFUSED']) }),
  }
}
