import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id, OneOf } from '../../shared/fields.ts'

export const askPocketTransfer: Call<typeof askPocketTransferSchemas> & { isBatched: true } = {
  name: 'launch/ask-pocket-transfer',
  method: 'POST',
  path: '/api/operator/pocket-transfers/:transferId/ask',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rounds.close',
  isBatched: true,
  summary: 'Asks the vendor now about the result of a transfer.',
  errors: ['TRANSFER_NOT_FOUND'],
}

export function askPocketTransferSchemas() {
  return {
    params: Type.Object({ transferId: Id() }),
    body: Empty(),
    value: Type.Object({ state: OneOf(['PENDING', 'DONE', 'RETURNED']) }),
  }
}
