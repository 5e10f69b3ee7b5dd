import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import {
  BusinessDate,
  Currency,
  Nullable,
  OneOf,
  PageOf,
  PageQuery,
  SignedAmount,
} from '../../../shared/fields.ts'
import { AccountName, AsOf, ProductQuery, RangeQuery } from './team-fields.ts'
import { playGroups } from './team-words.ts'

export const listTeamPlay: Call<typeof listTeamPlaySchemas> = {
  name: 'agents/list-team-play',
  method: 'GET',
  path: '/api/wps/agent/team/bets',
  module: 'AGENT',
  audience: 'agent',
  summary:
    'Settled play of the line, itself excluded, or of one of its accounts: by day, product or account.',
  errors: ['AGENT_NOT_IN_TEAM'],
}

export function listTeamPlaySchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      ...RangeQuery(),
      ...ProductQuery(),
      by: Type.Optional(OneOf(playGroups)),
      account: Type.Optional(AccountName()),
    }),
    value: Type.Intersect([
      PageOf(
        Type.Object({
          key: Type.String({ description: 'day, product or username' }),
          nickname: Type.String(),
          level: Nullable(Type.Integer()),
          ...PlaySums(),
        }),
      ),
      Type.Object({
        asOf: AsOf(),
        from: BusinessDate(),
        to: BusinessDate(),
        currency: Currency(),
        total: Type.Object(PlaySums()),
      }),
    ]),
  }
}

const PlaySums = () => ({
  stakeAmount: SignedAmount(),
  payoutAmount: SignedAmount(),
  validBetAmount: SignedAmount(),
  netAmount: SignedAmount('payouts less stakes: below zero if it was lost'),
})
