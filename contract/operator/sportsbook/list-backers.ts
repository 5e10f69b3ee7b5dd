import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, SignedAmount } from '../../shared/fields.ts'
import { MarketId, SelectionCode } from '../../shared/sports-fields.ts'

export const listBackers: Call<typeof listBackersSchemas> = {
  name: 'sports/list-backers',
  method: 'GET',
  path: '/api/operator/sports/markets/:marketId/backers',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary:
    'Which members are on a selection with open bets, the largest stake first, and all others together; parlays count in full.',
  errors: ['SPORT_MARKET_UNKNOWN'],
}

const figures = () => ({
  betCount: Type.Integer(),
  stakeAmount: Amount(),
  payoutAmount: Amount('if it wins in full'),
  resultAmount: SignedAmount('of the house from these bets then'),
})

export function listBackersSchemas() {
  return {
    params: Type.Object({ marketId: MarketId() }),
    query: Type.Object({ code: SelectionCode() }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({ memberId: Id(), username: Type.String(), vipLevel: Type.Integer(), ...figures() }),
      ),
      others: Type.Object({ memberCount: Type.Integer(), ...figures() }),
      total: Type.Object(figures()),
      currency: Currency(),
    }),
  }
}
