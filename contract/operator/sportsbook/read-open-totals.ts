import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, SignedAmount } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'

export const readOpenTotals: Call<typeof readOpenTotalsSchemas> = {
  name: 'sports/read-open-totals',
  method: 'GET',
  path: '/api/operator/sports/open-totals',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary:
    'What is staked on open bets of the house, each bet once, and what all matches may cost it at worst.',
  errors: [],
}

export function readOpenTotalsSchemas() {
  return {
    query: Type.Object({ sportCode: Type.Optional(SportCodeField()) }),
    value: Type.Object({
      matchCount: Type.Integer({ description: 'matches with an undecided leg of an open bet' }),
      betCount: Type.Integer({ description: 'open bets' }),
      openStakeAmount: Amount('of these bets, without what was cashed out'),
      worstAmount: SignedAmount('of the house: the sum of the worst market of each match'),
      currency: Currency(),
    }),
  }
}
