import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, PageOf, PageQuery } from '../../shared/fields.ts'
import { MemberParams, RoundItem } from './schemas.ts'

export const listRounds: Call<typeof listRoundsSchemas> = {
  name: 'operator/list-rounds',
  method: 'GET',
  path: '/api/operator/members/:memberId/rounds',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.read',
  summary: "A member's rounds, newest first.",
  errors: ['MEMBER_NOT_FOUND'],
}
export function listRoundsSchemas() {
  return {
    params: MemberParams(),
    query: Type.Object({
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
      ...PageQuery,
    }),
    value: PageOf(RoundItem()),
  }
}
