import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, Time } from '../../shared/fields.ts'
import { gameHeadFields, issueTimes, publishedFields, Result } from '../../shared/lottery-draws.ts'
import { inTrees } from '../../shared/lottery-trees.ts'

export const readLobby: Call<typeof readLobbySchemas> = {
  name: 'lottery/read-lobby',
  method: 'GET',
  path: '/api/lotto/lgw/lobby',
  module: 'LOTTO',
  audience: 'visitor',
  summary: 'Every lottery with its running issue and its last result.',
  errors: [],
}
export const readLobbyIn = inTrees(readLobby, '/lobby')

export function readLobbySchemas() {
  return {
    value: Type.Object({
      serverTime: Time(),
      games: Type.Array(
        Type.Object({
          ...gameHeadFields(),
          issue: Nullable(
            Type.Object(issueTimes(), {
              description: 'the next that closes; it is open if opensAt is past; null: none is planned',
            }),
          ),
          last: Nullable(
            Type.Object({
              numero: Type.String(),
              drawsAt: Time(),
              result: Result(),
              ...publishedFields(),
            }),
          ),
        }),
      ),
    }),
  }
}
