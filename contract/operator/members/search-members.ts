import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { MemberQuery, MemberRow } from './schemas.ts'

export const searchMembers: Call<typeof searchMembersSchemas> = {
  name: 'operator/search-members',
  method: 'GET',
  path: '/api/operator/members',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.read',
  summary:
    'Members by username, id, mobile number, part of the real name or e-mail, IP address or bank account, narrowed by state, levels and days of registration; newest first.',
}
export function searchMembersSchemas() {
  return { query: Type.Object({ ...MemberQuery(), ...PageQuery }), value: PageOf(MemberRow()) }
}
