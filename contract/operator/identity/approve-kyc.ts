import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Id, OneOf } from '../../shared/fields.ts'
import { kycStates } from '../../shared/kyc-words.ts'

export const approveKyc: Call<typeof approveKycSchemas> = {
  name: 'identity/approve-kyc', method: 'POST', path: '/api/operator/kyc/:requestId/approve', module: 'OPERATOR', audience: 'operator', ability: 'kyc.decide', isIdempotent: true,
  summary: 'Grants the level that a request asks for, until the day the document ends; without one, for the years of the settings.',
  errors: ['KYC_NOT_FOUND', 'KYC_STATE', 'KYC_ID_TAKEN'],
}
export function approveKycSchemas() {
  return {
    params: Type.Object({ requestId: Id() }),
    body: Type.Object({ validUntil: Type.Optional(BusinessDate()) }),
    value: Type.Object({ state: OneOf(kycStates), level: Type.Integer(), validUntil: Type.String() }),
  }
}
