import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { KycRequestDetail } from './kyc-schemas.ts'

export const readKycRequest: Call<typeof readKycRequestSchemas> = {
  name: 'identity/read-kyc-request',
  method: 'GET',
  path: '/api/operator/kyc/:requestId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'kyc.read',
  summary:
    'A request with what was submitted, who else submitted the same number, and the history. Each reading is written into the audit log.',
  errors: ['KYC_NOT_FOUND'],
}
export function readKycRequestSchemas() {
  return { params: Type.Object({ requestId: Id() }), value: KycRequestDetail() }
}
