import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { GameCode } from '../../shared/lottery-draws.ts'

export const changeGameSource: Call<typeof changeGameSourceSchemas> = {
  name: 'lottery/change-game-source',
  method: 'POST',
  path: '/api/operator/lottery/games/:gameCode/source',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.schedule',
  summary:
    'Asks that the results of a lottery that is drawn elsewhere be imported, or drawn from a chain and labelled as a demonstration; a second person confirms it.',
  isIdempotent: true,
  rate: 'money',
  errors: ['LOTTERY_GAME_UNKNOWN', 'LOTTERY_SOURCE', 'CHANGE_STATE'],
}

export function changeGameSourceSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode() }),
    body: Type.Object({ source: OneOf(['DEMO', 'IMPORT']), reason: Text(140, 1) }),
    value: Type.Object({ proposalId: Id() }),
  }
}
