import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { MemberQuery } from './schemas.ts'

export const exportMembers: Call<typeof exportMembersSchemas> & { gives: 'file' } = {
  name: 'operator/export-members',
  method: 'GET',
  path: '/api/operator/members/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.export',
  rate: 'slow',
  gives: 'file',
  summary:
    'Members as CSV, with the filters of the screen; mobile numbers are whole with the ability members.contact.',
  errors: ['EXPORT_TOO_LONG'],
}
export function exportMembersSchemas() {
  return { query: Type.Object({ ...MemberQuery() }), value: Type.String({ description: 'the file' }) }
}
