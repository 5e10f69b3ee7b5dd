import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Text } from '../../shared/fields.ts'
import { KYC_ADDRESS_LENGTH } from '../../shared/kyc-words.ts'
import { KycView } from './kyc-schemas.ts'

export const submitIdentity: Call<typeof submitIdentitySchemas> = {
  name: 'identity/submit-identity',
  method: 'POST',
  path: '/api/wps/member/kyc/identity',
  module: 'WPS',
  audience: 'member',
  takes: 'upload',
  openTo: ['restricted'],
  summary:
    'Level 2: number, birth date and address with two pictures, `cardFront` and `selfie` (png or jpg, at most 5 MiB each). If an operator asked for more, the request is submitted again the same way.',
  errors: ['KYC_LEVEL', 'KYC_PENDING', 'KYC_STATE', 'UPLOAD_INVALID', 'REQUEST_TOO_LARGE'],
}
export function submitIdentitySchemas() {
  return {
    body: Type.Object({
      idNumber: Type.String({
        minLength: 13,
        maxLength: 17,
        description: 'thirteen digits including the check digit; spaces and hyphens are removed',
      }),
      birthday: Type.String({ minLength: 10, maxLength: 10, description: 'YYYY-MM-DD' }),
      address: Text(KYC_ADDRESS_LENGTH, 10),
    }),
    value: KycView(),
  }
}
