import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, Text } from '../../shared/fields.ts'
import { claimStates } from '../../shared/promotion-words.ts'
import { ClaimId } from './claim-fields.ts'
import { REASON_LENGTH, rejectReasons } from './desk-words.ts'

export const rejectApplication: Call<typeof rejectApplicationSchemas> = {
  name: 'promotions/reject-application',
  method: 'POST',
  path: '/api/operator/promotions/applications/:claimId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.decide',
  isIdempotent: true,
  summary:
    'Rejects an application with a reason that the member reads. Decided once; the second who decides is told.',
  errors: ['PROMO_NOT_FOUND', 'PROMO_STATE'],
}

export function rejectApplicationSchemas() {
  return {
    params: ClaimId(),
    body: Type.Object({
      reason: OneOf(rejectReasons),
      text: Text(REASON_LENGTH),
    }),
    value: Type.Object({ state: OneOf(claimStates) }),
  }
}
