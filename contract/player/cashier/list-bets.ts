import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Currency, PageOf, PageQuery, SignedAmount } from '../../shared/fields.ts'
import { BetQuery, Mark, MarkQuery, OwnBetFields } from './record-fields.ts'

export const listBets: Call<typeof listBetsSchemas> = {
  name: 'cashier/list-bets',
  method: 'GET',
  path: '/api/wps/report/bets',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Betting record: every round, newest first, with totals of the whole range.',
  errors: [],
}

export function listBetsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, ...BetQuery(), ...MarkQuery() }),
    value: Type.Intersect([
      PageOf(Type.Object(OwnBetFields())),
      Type.Object({
        from: BusinessDate(),
        to: BusinessDate(),
        stakeAmount: Amount(),
        payoutAmount: Amount(),
        validBetAmount: Amount(),
        jackpotAmount: Amount(),
        netAmount: SignedAmount('of rounds that have their result: the sum of the rows'),
        pendingAmount: Amount('stakes of rounds without a result yet: in stakeAmount, not in netAmount'),
        currency: Currency(),
        mark: Mark(),
      }),
    ]),
  }
}
