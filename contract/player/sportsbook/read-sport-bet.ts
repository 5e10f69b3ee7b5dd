import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { betFields } from '../../shared/sports-fields.ts'

export const readSportBet: Call<typeof readSportBetSchemas> = {
  name: 'sports/read-bet',
  method: 'GET',
  path: '/api/sport/v1/bets/:betId',
  module: 'SPORTS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'One of the member’s bets on sports with its legs.',
  errors: ['SPORT_BET_UNKNOWN'],
}

export function readSportBetSchemas() {
  return { params: Type.Object({ betId: Id() }), value: Type.Object(betFields()) }
}
