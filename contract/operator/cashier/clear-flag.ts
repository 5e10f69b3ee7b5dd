import { Type } from 'typebox'
import { AML_REASON_LENGTH } from '../../shared/aml-words.ts'
import type { Call } from '../../shared/call.ts'
import { Id, Text } from '../../shared/fields.ts'

export const clearFlag: Call<typeof clearFlagSchemas> = {
  name: 'cashier/clear-flag',
  method: 'POST',
  path: '/api/operator/aml/flags/:flagId/clear',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'aml.decide',
  isIdempotent: true,
  summary: 'Clears a flag with a reason; a flag of 100 points needs two operators.',
  errors: ['FLAG_NOT_FOUND', 'FLAG_STATE', 'FLAG_FOUR_EYES'],
}
export function clearFlagSchemas() {
  return {
    params: Type.Object({ flagId: Id() }),
    body: Type.Object({ reason: Text(AML_REASON_LENGTH, 3) }),
    value: Type.Object({
      isCleared: Type.Boolean(),
      approvals: Type.Integer(),
      approvalsNeeded: Type.Integer(),
    }),
  }
}
