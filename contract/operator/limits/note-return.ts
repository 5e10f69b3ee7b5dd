import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text, Time } from '../../shared/fields.ts'

export const noteReturn: Call<typeof noteReturnSchemas> = {
  name: 'limits/note-return',
  method: 'POST',
  path: '/api/operator/rg/exclusions/:restrictionId/return',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rg.manage',
  isIdempotent: true,
  summary: 'Records the written request of a member whose exclusion is over; the seven days begin now.',
  errors: ['RG_EXCLUSION_NOT_FOUND', 'RG_RETURN_NEVER', 'RG_RETURN_EARLY', 'RG_RETURN_STATE'],
}

export function noteReturnSchemas() {
  return {
    params: Type.Object({ restrictionId: Id() }),
    body: Type.Object({ remark: Text(300, 1) }),
    value: Type.Object({ opensAt: Time() }),
  }
}
