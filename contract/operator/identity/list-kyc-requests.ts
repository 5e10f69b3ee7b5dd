import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { kycStates } from '../../shared/kyc-words.ts'
import { KycQueueRow } from './kyc-schemas.ts'

export const listKycRequests: Call<typeof listKycRequestsSchemas> = {
  name: 'identity/list-kyc-requests',
  method: 'GET',
  path: '/api/operator/kyc',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'kyc.read',
  summary: 'Requests for verification: pending ones oldest first, the others newest first.',
}
export function listKycRequestsSchemas() {
  return {
    query: Type.Object({
      state: Type.Optional(OneOf(kycStates)),
      memberId: Type.Optional(Id()),
      ...PageQuery,
    }),
    value: Type.Intersect([PageOf(KycQueueRow()), Type.Object({ waiting: Type.Integer() })]),
  }
}
