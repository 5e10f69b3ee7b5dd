import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { DepositReference } from '../../shared/cashier-schemas.ts'
import { Id, Nullable, Time } from '../../shared/fields.ts'
import { SeatView } from '../../shared/seat-fields.ts'
import { TransactionPart } from './record-fields.ts'

export const readTransaction: Call<typeof readTransactionSchemas> = {
  name: 'cashier/read-transaction',
  method: 'GET',
  path: '/api/wps/report/transactions/:transactionId',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'One transaction of the account record with every part that touched the member.',
  errors: ['TRANSACTION_NOT_FOUND'],
}

export function readTransactionSchemas() {
  return {
    params: Type.Object({ transactionId: Id() }),
    value: Type.Object({
      transactionId: Type.String(),
      at: Time(),
      reference: Nullable(Type.String()),
      shownReference: Nullable(DepositReference()),
      betNo: Nullable(Type.String({ description: 'the round it belongs to' })),
      vendor: Nullable(Type.String()),
      gameCode: Nullable(Type.String()),
      gameName: Nullable(Type.String()),
      seat: Nullable(SeatView()),
      parts: Type.Array(TransactionPart()),
    }),
  }
}
