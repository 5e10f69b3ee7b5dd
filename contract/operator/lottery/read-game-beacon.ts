import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Time } from '../../shared/fields.ts'
import { beaconRefusals, beaconTypes, GameCode } from '../../shared/lottery-draws.ts'

export const readGameBeacon: Call<typeof readGameBeaconSchemas> = {
  name: 'lottery/read-game-beacon',
  method: 'GET',
  path: '/api/operator/lottery/games/:gameCode/beacon',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary: 'What the issues of a lottery take as their public value, now and to come.',
  errors: ['LOTTERY_GAME_UNKNOWN'],
}

export function readGameBeaconSchemas() {
  const IssueOfBeacon = (description: string) =>
    Type.Object(
      { numero: Type.String(), closesAt: Time(), beacon: Nullable(OneOf(beaconTypes)) },
      { description },
    )
  return {
    params: Type.Object({ gameCode: GameCode() }),
    value: Type.Object({
      beacon: OneOf(beaconTypes, 'of issues that are made from now on'),
      changedAt: Nullable(Time('null: as delivered')),
      refusal: Nullable(
        OneOf(
          beaconRefusals,
          'why public randomness cannot be chosen: SOURCE, the house does not draw it; FAST, its draw follows the close too soon; OFF, no server is configured',
        ),
      ),
      now: Nullable(IssueOfBeacon('the next that closes')),
      first: Nullable(IssueOfBeacon('the first of the kind that is chosen; null: none is made yet')),
    }),
  }
}
