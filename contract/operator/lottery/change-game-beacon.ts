import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { beaconTypes, GameCode } from '../../shared/lottery-draws.ts'

export const changeGameBeacon: Call<typeof changeGameBeaconSchemas> = {
  name: 'lottery/change-game-beacon',
  method: 'POST',
  path: '/api/operator/lottery/games/:gameCode/beacon',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.schedule',
  summary:
    'Asks that the issues of a lottery that the house draws, made from then on, take public randomness or the digest of their bets as their public value; a second person confirms it.',
  isIdempotent: true,
  rate: 'money',
  errors: [
    'LOTTERY_GAME_UNKNOWN',
    'LOTTERY_BEACON',
    'LOTTERY_BEACON_FAST',
    'LOTTERY_BEACON_OFF',
    'CHANGE_STATE',
  ],
}

export function changeGameBeaconSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode() }),
    body: Type.Object({ beacon: OneOf(beaconTypes), reason: Text(140, 1) }),
    value: Type.Object({ proposalId: Id() }),
  }
}
