import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { INTEGRITY_REASON_LENGTH, integrityStates } from '../../shared/integrity-words.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'

export const decideIntegrityFlag: Call<typeof decideIntegrityFlagSchemas> = {
  name: 'launch/decide-integrity-flag',
  method: 'POST',
  path: '/api/operator/integrity/:flagId/decide',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'integrity.decide',
  isIdempotent: true,
  summary:
    'CLEARED: nothing follows, and only later hands can raise the flag again. CONFIRMED: both members are flagged for the compliance team, which holds their payouts.',
  errors: ['FLAG_NOT_FOUND', 'INTEGRITY_STATE'],
}

export function decideIntegrityFlagSchemas() {
  return {
    params: Type.Object({ flagId: Id() }),
    body: Type.Object({ state: OneOf(['CLEARED', 'CONFIRMED']), reason: Text(INTEGRITY_REASON_LENGTH, 3) }),
    value: Type.Object({ state: OneOf(integrityStates) }),
  }
}
