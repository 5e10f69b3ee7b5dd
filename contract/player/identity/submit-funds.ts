import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, Text } from '../../shared/fields.ts'
import { fundsSources, KYC_STATEMENT_LENGTH } from '../../shared/kyc-words.ts'
import { KycView } from './kyc-schemas.ts'

export const submitFunds: Call<typeof submitFundsSchemas> = {
  name: 'identity/submit-funds',
  method: 'POST',
  path: '/api/wps/member/kyc/funds',
  module: 'WPS',
  audience: 'member',
  takes: 'upload',
  openTo: ['restricted'],
  summary:
    'Level 3: the source of the money, with one to three pictures (`documents`: png or jpg, at most 5 MiB each).',
  errors: ['KYC_LEVEL', 'KYC_PENDING', 'KYC_STATE', 'UPLOAD_INVALID', 'REQUEST_TOO_LARGE'],
}
export function submitFundsSchemas() {
  return {
    body: Type.Object({ source: OneOf(fundsSources), statement: Text(KYC_STATEMENT_LENGTH, 20) }),
    value: KycView(),
  }
}
