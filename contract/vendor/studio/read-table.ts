import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Nullable, Time } from '../../shared/fields.ts'
import { OwnBet, TableFields } from './table-fields.ts'

export const readTable: Call<typeof readTableSchemas> & { isBatched: true } = {
  name: 'studio/read-table',
  method: 'GET',
  path: '/api/studio/v1/tables/:tableId',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary:
    'A table of the open game with the running round and the member’s own bets; a table that waited begins a round.',
  errors: ['TABLE_NOT_FOUND'],
}

export function readTableSchemas() {
  return {
    params: Type.Object({ tableId: Id() }),
    value: Type.Object({
      ...TableFields(),
      mine: Type.Object({
        bets: Type.Array(OwnBet(), { description: 'of the round that is shown' }),
        balance: Nullable(Amount('now; null where the wallet does not answer')),
        lastRound: Nullable(
          Type.Object({ roundNo: Type.Integer(), stakeAmount: Amount(), winAmount: Amount() }),
        ),
      }),
      serverNow: Time(),
    }),
  }
}
