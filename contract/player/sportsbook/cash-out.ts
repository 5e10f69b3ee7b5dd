import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, PositiveAmount } from '../../shared/fields.ts'
import { betFields } from '../../shared/sports-fields.ts'

export const cashOut: Call<typeof cashOutSchemas> = {
  name: 'sports/cash-out',
  method: 'POST',
  path: '/api/sport/v1/bets/:betId/cash-outs',
  module: 'SPORTS',
  audience: 'member',
  isIdempotent: true,
  rate: 'rounds',
  summary: 'Cashes a bet out by a quote, whole or in part. Never for less than the member confirmed.',
  errors: [
    'SPORT_BET_UNKNOWN',
    'SPORT_CASH_OUT_EXPIRED',
    'SPORT_CASH_OUT_CLOSED',
    'SPORT_CASH_OUT_FRACTION',
    'SPORT_CASH_OUT_DONE',
    'SPORT_CASH_OUT_WHOLE',
  ],
}

export function cashOutSchemas() {
  return {
    params: Type.Object({ betId: Id() }),
    body: Type.Object({
      quoteId: Id(),
      percent: Type.Integer({ minimum: 1, maximum: 100, description: '100: the whole bet' }),
      amount: PositiveAmount('what the member was shown for this part'),
    }),
    value: Type.Object({ ...betFields(), paidAmount: Amount(), balance: Amount('after the payment') }),
  }
}
