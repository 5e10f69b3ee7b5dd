import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { KYC_REMARK_LENGTH, kycReasons, kycStates } from '../../shared/kyc-words.ts'

export const refuseKyc: Call<typeof refuseKycSchemas> = {
  name: 'identity/refuse-kyc',
  method: 'POST',
  path: '/api/operator/kyc/:requestId/refuse',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'kyc.decide',
  isIdempotent: true,
  summary:
    'Refuses a request with a reason, or asks for more, so that the member submits the same request again. The member is notified.',
  errors: ['KYC_NOT_FOUND', 'KYC_STATE'],
}
export function refuseKycSchemas() {
  return {
    params: Type.Object({ requestId: Id() }),
    body: Type.Object({
      isMoreNeeded: Type.Boolean(),
      reasonCode: OneOf(kycReasons),
      remark: Type.Optional(Text(KYC_REMARK_LENGTH)),
    }),
    value: Type.Object({ state: OneOf(kycStates) }),
  }
}
