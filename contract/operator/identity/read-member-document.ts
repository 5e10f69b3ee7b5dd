import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { KycPicture } from '../../shared/kyc-fields.ts'

export const readMemberDocument: Call<typeof readMemberDocumentSchemas> = {
  name: 'identity/read-member-document',
  method: 'GET',
  path: '/api/operator/kyc/:requestId/documents/:documentId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'kyc.read',
  summary: 'One picture of a request; each reading is written into the audit log.',
  errors: ['KYC_NOT_FOUND'],
}
export function readMemberDocumentSchemas() {
  return { params: Type.Object({ requestId: Id(), documentId: Id() }), value: KycPicture() }
}
