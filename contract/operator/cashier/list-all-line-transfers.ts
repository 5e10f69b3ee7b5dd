import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, PageOf, PageQuery, Text, Time } from '../../shared/fields.ts'
import { lineDirections } from '../../shared/line-transfers.ts'

export const listAllLineTransfers: Call<typeof listAllLineTransfersSchemas> = {
  name: 'cashier/list-all-line-transfers',
  method: 'GET',
  path: '/api/operator/line-transfers',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'withdrawals.read',
  summary:
    'Transfers along the lines, newest first, of everybody or of the members that the search text matches.',
  errors: [],
}

export function listAllLineTransfersSchemas() {
  return {
    query: Type.Object({ ...PageQuery, query: Type.Optional(Text(64)) }),
    value: PageOf(
      Type.Object({
        transferId: Id(),
        direction: OneOf(lineDirections),
        fromId: Id(),
        fromAccount: Type.String(),
        toId: Id(),
        toAccount: Type.String(),
        amount: Amount(),
        currency: Currency(),
        at: Time(),
        reversedAt: Nullable(Time()),
        reversedBy: Nullable(Type.String()),
        reverseReason: Nullable(Type.String()),
        approvals: Type.Integer({ description: 'operators who have asked to reverse it; two are needed' }),
        approvalsNeeded: Type.Integer(),
        abilities: Type.Array(Type.String({ description: 'reverse' })),
      }),
    ),
  }
}
