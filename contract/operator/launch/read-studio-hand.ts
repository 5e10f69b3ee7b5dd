import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, Time } from '../../shared/fields.ts'
import { FloorHand } from './floor-fields.ts'

export const readStudioHand: Call<typeof readStudioHandSchemas> = {
  name: 'launch/read-studio-hand',
  method: 'GET',
  path: '/api/operator/studio/hands/:handId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.read',
  summary: 'A hand step by step; of a running hand only the open cards.',
  errors: ['DESK_OFF', 'HAND_NOT_FOUND'],
}

export function readStudioHandSchemas() {
  return {
    params: Type.Object({ handId: Id() }),
    value: Type.Object({
      currency: Currency(),
      hand: FloorHand(),
      commit: Type.String(),
      serverSeed: Nullable(Type.String()),
      board: Type.Array(Type.Integer()),
      cards: Type.Array(Type.Object({ seat: Type.Integer(), cards: Type.Array(Type.Integer()) })),
      actions: Type.Array(
        Type.Object({
          step: Type.Integer({ description: '0: what the table did before anybody acted' }),
          seat: Nullable(Type.Integer()),
          action: Type.String(),
          amount: Nullable(Amount()),
          at: Time(),
          phase: Nullable(Type.String()),
          potAmount: Nullable(Amount('in the hand after this step; null where the rules have changed since')),
          events: Type.Array(
            Type.Object({
              type: Type.String(),
              seat: Nullable(Type.Integer()),
              amount: Nullable(
                Type.Integer({ description: 'minor units; rounds if players bid for the bank' }),
              ),
              cards: Type.Array(Type.Integer()),
              note: Nullable(Type.String()),
            }),
          ),
        }),
      ),
    }),
  }
}
