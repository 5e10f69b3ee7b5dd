import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, Time } from '../../shared/fields.ts'
import { Cycle, Family, issueTimes, Result } from '../../shared/lottery-draws.ts'

export const readLobby: Call<typeof readLobbySchemas> = {
  name: 'lottery/read-lobby',
  method: 'GET',
  path: '/api/lotto/lgw/lobby',
  module: 'LOTTO',
  audience: 'visitor',
  summary: 'Every lottery with its running issue and its last result.',
  errors: [],
}

export function readLobbySchemas() {
  return {
    value: Type.Object({
      serverTime: Time(),
      games: Type.Array(
        Type.Object({
          gameCode: Type.String(),
          vassalage: Type.String({ description: 'the vendor: LOTT or ELOTT' }),
          name: Type.String(),
          family: Family(),
          cycle: Cycle(),
          issue: Nullable(
            Type.Object(issueTimes(), {
              description: 'the next that closes; it is open if opensAt is past; null: none is planned',
            }),
          ),
          last: Nullable(Type.Object({ numero: Type.String(), drawsAt: Time(), result: Result() })),
        }),
      ),
    }),
  }
}
