import { Type } from 'typebox'
import { AML_REASON_LENGTH, ringStates } from '../../shared/aml-words.ts'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'

export const decideRing: Call<typeof decideRingSchemas> = {
  name: 'cashier/decide-ring',
  method: 'POST',
  path: '/api/operator/rings/:ringId/decide',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'aml.decide',
  isIdempotent: true,
  summary:
    'HOUSEHOLD: these are different people, and nothing follows. SAME_PERSON: every member gets 100 points, which holds the payouts.',
  errors: ['RING_NOT_FOUND', 'RING_STATE'],
}
export function decideRingSchemas() {
  return {
    params: Type.Object({ ringId: Id() }),
    body: Type.Object({ state: OneOf(['HOUSEHOLD', 'SAME_PERSON']), remark: Text(AML_REASON_LENGTH, 3) }),
    value: Type.Object({ state: OneOf(ringStates) }),
  }
}
