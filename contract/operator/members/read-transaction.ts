import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, Time } from '../../shared/fields.ts'

export const readMemberTransaction: Call<typeof readMemberTransactionSchemas> = {
  name: 'operator/read-transaction',
  method: 'GET',
  path: '/api/operator/members/:memberId/transactions/:transactionId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.read',
  summary:
    'One transaction of the ledger that touched the member: its parts, who posted it and why, and what it reverses.',
  errors: ['MEMBER_NOT_FOUND', 'TRANSACTION_NOT_FOUND'],
}
export function readMemberTransactionSchemas() {
  return {
    params: Type.Object({ memberId: Id(), transactionId: Id() }),
    value: Type.Object({
      transactionId: Id(),
      account: Type.String(),
      kind: Type.String(),
      scope: Type.String(),
      key: Type.String({ description: 'the obligation behind it' }),
      reference: Nullable(Type.String()),
      actor: Nullable(Type.String()),
      reason: Nullable(Type.String()),
      at: Time(),
      reverses: Nullable(Type.String({ description: 'the transaction that this one reverses' })),
      reversedBy: Nullable(Type.String()),
      parts: Type.Array(
        Type.Object({
          code: Type.String(),
          from: Type.String({ description: 'owner/purpose' }),
          to: Type.String({ description: 'owner/purpose' }),
          amount: Amount(),
          currency: Currency(),
        }),
      ),
    }),
  }
}
