import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery, Text } from '../../shared/fields.ts'
import { MemberRow } from './schemas.ts'

export const searchMembers: Call<typeof searchMembersSchemas> = {
  name: 'operator/search-members', method: 'GET', path: '/api/operator/members', module: 'OPERATOR', audience: 'operator', ability: 'members.read',
  summary: 'Members by username, id, mobile number or bank account; all of them, newest first, where nothing is asked.',
}
export function searchMembersSchemas() {
  return { query: Type.Object({ query: Type.Optional(Text(64)), ...PageQuery }), value: PageOf(MemberRow()) }
}
