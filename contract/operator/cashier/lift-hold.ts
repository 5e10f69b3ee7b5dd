import { Type } from 'typebox'
import { AML_REASON_LENGTH } from '../../shared/aml-words.ts'
import type { Call } from '../../shared/call.ts'
import { Empty, Id, Text } from '../../shared/fields.ts'

export const liftHold: Call<typeof liftHoldSchemas> = {
  name: 'cashier/lift-hold',
  method: 'POST',
  path: '/api/operator/aml/:memberId/lift',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'aml.decide',
  isIdempotent: true,
  summary: 'Lifts a manual hold; this must be another operator than the one who set it.',
  errors: ['HOLD_STATE', 'FLAG_FOUR_EYES'],
}
export function liftHoldSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({ reason: Text(AML_REASON_LENGTH, 3) }),
    value: Empty(),
  }
}
