import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Time } from '../../shared/fields.ts'

export const quoteCashOut: Call<typeof quoteCashOutSchemas> = {
  name: 'sports/quote-cash-out',
  method: 'POST',
  path: '/api/sport/v1/bets/:betId/cash-out-quotes',
  module: 'SPORTS',
  audience: 'member',
  summary: 'What a bet is worth now. The quote holds for five seconds.',
  errors: ['SPORT_BET_UNKNOWN', 'SPORT_CASH_OUT_CLOSED', 'SPORT_CASH_OUT_DONE'],
}

export function quoteCashOutSchemas() {
  return {
    params: Type.Object({ betId: Id() }),
    value: Type.Object({
      quoteId: Id(),
      offerAmount: Amount('for the whole of what is left of the bet'),
      stakeAmount: Amount('what is left of the stake'),
      minPercent: Type.Integer({ description: '100: only the whole bet' }),
      maxPercent: Type.Integer(),
      expiresAt: Time(),
    }),
  }
}
