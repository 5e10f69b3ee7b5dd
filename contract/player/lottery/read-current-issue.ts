import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, Time } from '../../shared/fields.ts'
import {
  Cycle,
  Family,
  GameCode,
  Hex64,
  issueTimes,
  IssueStateField,
  Result,
} from '../../shared/lottery-draws.ts'

export const readCurrentIssue: Call<typeof readCurrentIssueSchemas> = {
  name: 'lottery/read-current-issue',
  method: 'GET',
  path: '/api/lotto/lgw/games/:gameCode/numero/current',
  module: 'LOTTO',
  audience: 'visitor',
  summary: 'The issue of a lottery that takes bets, those that follow and the one before.',
  errors: ['LOTTERY_GAME_UNKNOWN'],
}

export function readCurrentIssueSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode() }),
    query: Type.Object({
      next: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 120, default: 5, description: 'how many issues after it' }),
      ),
    }),
    value: Type.Object({
      gameCode: Type.String(),
      vassalage: Type.String(),
      name: Type.String(),
      family: Family(),
      cycle: Cycle(),
      serverTime: Time(),
      issue: Nullable(
        Type.Object(
          { ...issueTimes(), commit: Hex64('SHA-256(0x01 ‖ seed)') },
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
        }),
      ),
    }),
  }
}
