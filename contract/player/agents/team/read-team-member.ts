import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { Amount, BusinessDate, Currency, Nullable, Time } from '../../../shared/fields.ts'
import { AccountName, AsOf, Figures, MemberType, RangeQuery } from './team-fields.ts'

export const readTeamMember: Call<typeof readTeamMemberSchemas> = {
  name: 'agents/read-team-member',
  method: 'GET',
  path: '/api/wps/agent/team/members/:account',
  module: 'AGENT',
  audience: 'agent',
  summary: 'The sheet of an account of the line, with personal data masked. Every opening is noted.',
  errors: ['AGENT_NOT_IN_TEAM'],
}

export function readTeamMemberSchemas() {
  return {
    params: Type.Object({ account: AccountName() }),
    query: Type.Object({ ...RangeQuery() }),
    value: Type.Object({
      asOf: AsOf(),
      from: BusinessDate(),
      to: BusinessDate(),
      currency: Currency(),
      account: Type.String(),
      nickname: Type.String(),
      name: Type.String({ description: 'masked; empty if none is known' }),
      type: MemberType(),
      memberG: Type.Integer(),
      uplineG: Type.Integer(),
      level: Type.Integer(),
      path: Type.Array(Type.Object({ account: Type.String(), nickname: Type.String() })),
      joinedAt: Time(),
      lastLoginAt: Nullable(Time()),
      isOnline: Type.Boolean(),
      balanceAmount: Amount(),
      accountCount: Type.Integer(),
      directCount: Type.Integer(),
      own: Type.Object(Figures()),
      team: Type.Object(Figures(), { description: 'of everybody below it' }),
      days: Type.Array(Type.Object({ day: BusinessDate(), ...Figures() }), { description: 'own, by day' }),
    }),
  }
}
