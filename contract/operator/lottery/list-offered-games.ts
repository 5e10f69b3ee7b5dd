import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency } from '../../shared/fields.ts'
import { OfferedGame } from './terms-fields.ts'

export const listOfferedGames: Call<typeof listOfferedGamesSchemas> = {
  name: 'lottery/list-offered-games',
  method: 'GET',
  path: '/api/operator/lottery/games',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary: 'The lotteries with what the house offers of each: prize group, limits, whether it is on.',
  errors: [],
}

export function listOfferedGamesSchemas() {
  return {
    value: Type.Object({ list: Type.Array(OfferedGame()), currency: Currency() }),
  }
}
