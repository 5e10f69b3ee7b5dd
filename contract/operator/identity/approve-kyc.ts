import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Id, OneOf } from '../../shared/fields.ts'
import { kycStates } from '../../shared/kyc-words.ts'

export const approveKyc: Call<typeof approveKycSchemas> = {
  name: 'identity/approve-kyc',
  method: 'POST',
  path: '/api/operator/kyc/:requestId/approve',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'kyc.decide',
  isIdempotent: true,
  summary:
    'Grants level 2 until the document expires, or for the number of years in the settings. Level 3 stays SUBMITTED until a second person confirms the proposal.',
  errors: ['KYC_NOT_FOUND', 'KYC_STATE', 'KYC_ID_TAKEN', 'KYC_UNSEEN', 'CHANGE_STATE'],
}
export function approveKycSchemas() {
  return {
    params: Type.Object({ requestId: Id() }),
    body: Type.Object({ validUntil: Type.Optional(BusinessDate()) }),
    value: Type.Object({
      state: OneOf(kycStates),
      level: Type.Integer({ description: 'the level that the member has now' }),
      validUntil: Type.String(),
    }),
  }
}
