import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { KycPicture } from '../../shared/kyc-fields.ts'

export const readKycDocument: Call<typeof readKycDocumentSchemas> = {
  name: 'identity/read-kyc-document',
  method: 'GET',
  path: '/api/wps/member/kyc/documents/:documentId',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: "A picture of one of the member's own requests; another member's picture is not found.",
  errors: ['KYC_NOT_FOUND'],
}
export function readKycDocumentSchemas() {
  return { params: Type.Object({ documentId: Id() }), value: KycPicture() }
}
