import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import {
  Amount,
  BusinessDate,
  Currency,
  Nullable,
  PageOf,
  PageQuery,
  SignedAmount,
} from '../../../shared/fields.ts'
import { BetFields, Mark, MarkQuery } from '../../cashier/record-fields.ts'
import { AccountName, ProductQuery, RangeQuery } from './team-fields.ts'

export const listTeamBets: Call<typeof listTeamBetsSchemas> = {
  name: 'agents/list-team-bets',
  method: 'GET',
  path: '/api/wps/agent/team/placed',
  module: 'AGENT',
  audience: 'agent',
  summary: 'Bets of an account of the line by when they were placed, newest first.',
  errors: ['AGENT_NOT_IN_TEAM'],
}

export function listTeamBetsSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      ...RangeQuery(),
      ...ProductQuery(),
      ...MarkQuery(),
      account: AccountName(),
    }),
    value: Type.Intersect([
      PageOf(Type.Object({ ...BetFields(), playedAmount: Nullable(Amount()) })),
      Type.Object({
        from: BusinessDate(),
        to: BusinessDate(),
        currency: Currency(),
        stakeAmount: Amount(),
        payoutAmount: Amount(),
        validBetAmount: Amount(),
        netAmount: SignedAmount('of bets that have their result'),
        pendingAmount: Amount('stakes without a result yet'),
        mark: Mark(),
      }),
    ]),
  }
}
