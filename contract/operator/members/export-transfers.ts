import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, OneOf } from '../../shared/fields.ts'
import { MemberParams } from './schemas.ts'

export const exportTransfers: Call<typeof exportTransfersSchemas> & { gives: 'file' } = {
  name: 'operator/export-transfers',
  method: 'GET',
  path: '/api/operator/members/:memberId/transfers/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.read',
  rate: 'slow',
  gives: 'file',
  summary: "A member's transfers as a file, with the range of the screen; real accounts only.",
  errors: ['MEMBER_NOT_FOUND', 'MEMBER_STATE', 'EXPORT_TOO_LONG'],
}
export function exportTransfersSchemas() {
  return {
    params: MemberParams(),
    query: Type.Object({
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
      format: OneOf(['CSV', 'XLSX']),
    }),
    value: Type.String({ description: 'the file' }),
  }
}
