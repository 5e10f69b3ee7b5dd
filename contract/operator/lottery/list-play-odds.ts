import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { GameCode } from '../../shared/lottery-orders.ts'
import { OfferedPlay } from './odds-fields.ts'

export const listPlayOdds: Call<typeof listPlayOddsSchemas> = {
  name: 'lottery/list-play-odds',
  method: 'GET',
  path: '/api/operator/lottery/games/:gameCode/odds',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary: 'What a lottery on whole numbers pays for each bet type, in the order of its board.',
  errors: ['LOTTERY_GAME_UNKNOWN'],
}

export function listPlayOddsSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode() }),
    value: Type.Object({
      gameCode: Type.String(),
      plays: Type.Array(OfferedPlay()),
    }),
  }
}
