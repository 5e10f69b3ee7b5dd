import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Nullable, OneOf } from '../../shared/fields.ts'
import { FloorWindow } from './floor-fields.ts'

export const readSeaWindow: Call<typeof readSeaWindowSchemas> = {
  name: 'launch/read-sea-window',
  method: 'GET',
  path: '/api/operator/studio/sea-windows/:windowId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.read',
  summary: 'The shots of one window, with what proves them.',
  errors: ['DESK_OFF', 'ROUND_NOT_FOUND'],
}

export function readSeaWindowSchemas() {
  return {
    params: Type.Object({ windowId: Id() }),
    value: Type.Object({
      window: FloorWindow(),
      commit: Type.String(),
      clientSeed: Type.String(),
      firstNonce: Type.Integer(),
      lastNonce: Type.Integer(),
      mathVersion: Type.String(),
      serverSeed: Nullable(Type.String({ description: 'known once its member has rotated the pair' })),
      shots: Type.Array(
        Type.Object({
          shotId: Type.String(),
          price: Amount(),
          gun: OneOf(['CANNON', 'LIGHTNING']),
          firedMs: Type.Integer({ description: 'milliseconds since the sea began' }),
          betAmount: Amount(),
          winAmount: Amount(),
          hits: Type.Array(
            Type.Object({
              fishId: Type.Integer(),
              kind: Type.String(),
              nonce: Type.Integer(),
              isKill: Type.Boolean(),
              multiple: Type.Integer(),
              winAmount: Amount(),
              freeShots: Type.Integer(),
              freeKills: Type.Integer(),
            }),
          ),
        }),
      ),
    }),
  }
}
