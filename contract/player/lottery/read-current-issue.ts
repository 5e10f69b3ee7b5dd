import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Time } from '../../shared/fields.ts'
import {
  beaconTypes,
  GameCode,
  gameHeadFields,
  Hex64,
  issueTimes,
  IssueStateField,
  publishedFields,
  Result,
  SourceField,
} from '../../shared/lottery-draws.ts'
import { inTrees } from '../../shared/lottery-trees.ts'

export const readCurrentIssue: Call<typeof readCurrentIssueSchemas> = {
  name: 'lottery/read-current-issue',
  method: 'GET',
  path: '/api/lotto/lgw/games/:gameCode/numero/current',
  module: 'LOTTO',
  audience: 'visitor',
  summary: 'The issue of a lottery that takes bets, those that follow and the one before.',
  errors: ['LOTTERY_GAME_UNKNOWN'],
}
export const readCurrentIssueIn = inTrees(readCurrentIssue, '/games/:gameCode/numero/current')

export function readCurrentIssueSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode() }),
    query: Type.Object({
      next: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 120, default: 5, description: 'how many issues after it' }),
      ),
    }),
    value: Type.Object({
      ...gameHeadFields(),
      serverTime: Time(),
      issue: Nullable(
        Type.Object(
          {
            ...issueTimes(),
            commit: Nullable(Hex64('SHA-256(0x01 ‖ seed); null: its result is drawn elsewhere')),
            beaconType: Nullable(
              OneOf(beaconTypes, 'what the result depends on besides the seed; fixed with the commitment'),
            ),
            source: SourceField(),
          },
          {
            description: 'the next that closes; it is open if opensAt is past',
          },
        ),
      ),
      next: Type.Array(Type.Object(issueTimes())),
      previous: Nullable(
        Type.Object({
          numero: Type.String(),
          state: IssueStateField(),
          drawsAt: Time(),
          result: Nullable(Result()),
          ...publishedFields(),
        }),
      ),
    }),
  }
}
