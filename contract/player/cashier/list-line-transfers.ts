import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency, Id, Nullable, OneOf, PageOf, PageQuery, SignedAmount, Time } from '../../shared/fields.ts'
import { lineDirections } from '../../shared/line-transfers.ts'

export const listLineTransfers: Call<typeof listLineTransfersSchemas> = {
  name: 'cashier/list-line-transfers',
  method: 'GET',
  path: '/api/wps/agent/transfer/history',
  module: 'AGENT',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Transfers along the line that the account sent or received, newest first.',
  errors: [],
}

export function listLineTransfersSchemas() {
  return {
    query: Type.Object({ ...PageQuery }),
    value: PageOf(
      Type.Object({
        transferId: Id(),
        direction: OneOf(lineDirections),
        amount: SignedAmount(),
        currency: Currency(),
        otherAccount: Type.String({ description: 'masked' }),
        at: Time(),
        reversedAt: Nullable(Time()),
      }),
    ),
  }
}
