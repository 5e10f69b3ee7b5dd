import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, PageOf, PageQuery } from '../../shared/fields.ts'
import { MemberParams, TransferRow } from './schemas.ts'

export const listTransfers: Call<typeof listTransfersSchemas> = {
  name: 'operator/list-transfers',
  method: 'GET',
  path: '/api/operator/members/:memberId/transfers',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.read',
  summary: "What moved on a member's account, newest first.",
  errors: ['MEMBER_NOT_FOUND'],
}
export function listTransfersSchemas() {
  return {
    params: MemberParams(),
    query: Type.Object({
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
      ...PageQuery,
    }),
    value: PageOf(TransferRow()),
  }
}
