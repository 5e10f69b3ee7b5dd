import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { FloorRound, VoidOrder } from './floor-fields.ts'

export const readStudioRound: Call<typeof readStudioRoundSchemas> = {
  name: 'launch/read-studio-round',
  method: 'GET',
  path: '/api/operator/studio/rounds/:roundId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.read',
  summary: 'One round of a table with all its bets and what proves it.',
  errors: ['DESK_OFF', 'ROUND_NOT_FOUND'],
}

export function readStudioRoundSchemas() {
  return {
    params: Type.Object({ roundId: Id() }),
    value: Type.Object({
      tableId: Id(),
      currency: Currency(),
      round: FloorRound(),
      order: Nullable(VoidOrder()),
      bets: Type.Array(
        Type.Object({
          betId: Id(),
          memberId: Id(),
          account: Type.String(),
          mode: OneOf(['REAL', 'FREE']),
          spot: Type.String(),
          stakeAmount: Amount(),
          winAmount: Amount(),
          state: Type.String(),
          placedAt: Time(),
        }),
      ),
    }),
  }
}
