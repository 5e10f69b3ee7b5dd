import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, PositiveAmount } from '../../shared/fields.ts'
import { betFields } from '../../shared/sports-fields.ts'

export const setAutoCashOut: Call<typeof setAutoCashOutSchemas> = {
  name: 'sports/set-auto-cash-out',
  method: 'PUT',
  path: '/api/sport/v1/bets/:betId/auto-cash-out',
  module: 'SPORTS',
  audience: 'member',
  isIdempotent: true,
  summary: 'From which offer on a bet cashes out by itself; null: it does not.',
  errors: ['SPORT_BET_UNKNOWN', 'SPORT_CASH_OUT_CLOSED', 'SPORT_CASH_OUT_DONE'],
}

export function setAutoCashOutSchemas() {
  return {
    params: Type.Object({ betId: Id() }),
    body: Type.Object({ amount: Nullable(PositiveAmount()) }),
    value: Type.Object(betFields()),
  }
}
