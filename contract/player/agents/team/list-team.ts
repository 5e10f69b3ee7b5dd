import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import {
  Amount,
  BusinessDate,
  Currency,
  Nullable,
  OneOf,
  PageOf,
  PageQuery,
  Text,
  Time,
} from '../../../shared/fields.ts'
import { AccountName, AsOf, Figures, MemberType, RangeQuery } from './team-fields.ts'
import { teamKinds, teamOrders } from './team-words.ts'

export const listTeam: Call<typeof listTeamSchemas> = {
  name: 'agents/list-team',
  method: 'GET',
  path: '/api/wps/agent/team',
  module: 'AGENT',
  audience: 'agent',
  summary:
    'One level of the line below an account, or all accounts whose name begins with a text; the figures of a row are of the account and everybody below it.',
  errors: ['AGENT_NOT_IN_TEAM'],
}

export function listTeamSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      ...RangeQuery(),
      under: Type.Optional(AccountName('whose direct downline; absent: the agent')),
      search: Type.Optional(Text(32)),
      kind: Type.Optional(OneOf(teamKinds)),
      order: Type.Optional(OneOf(teamOrders)),
    }),
    value: Type.Intersect([
      PageOf(
        Type.Object({
          account: Type.String(),
          nickname: Type.String(),
          type: MemberType(),
          memberG: Type.Integer(),
          level: Type.Integer({ description: 'steps below the agent' }),
          accountCount: Type.Integer({ description: 'accounts below it' }),
          directCount: Type.Integer(),
          joinedAt: Time(),
          lastLoginAt: Nullable(Time()),
          isOnline: Type.Boolean(),
          balanceAmount: Amount('what the account itself holds'),
          ...Figures(),
        }),
      ),
      Type.Object({
        asOf: AsOf(),
        from: BusinessDate(),
        to: BusinessDate(),
        currency: Currency(),
        path: Type.Array(Type.Object({ account: Type.String(), nickname: Type.String() }), {
          description: 'from the direct downline of the agent to `under`',
        }),
      }),
    ]),
  }
}
