import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Nullable, OneOf, PageOf, PageQuery, Time } from '../../shared/fields.ts'

export const comparePocketTransfers: Call<typeof comparePocketTransfersSchemas> & { isBatched: true } = {
  name: 'launch/compare-pocket-transfers',
  method: 'GET',
  path: '/api/operator/pockets/:memberId/transfers',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'reports.read',
  rate: 'slow',
  isBatched: true,
  summary: 'The transfers of a member’s pocket, newest first, each with what the vendor says became of it.',
  errors: ['WALLET_NOT_TRANSFERABLE'],
}

export function comparePocketTransfersSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    query: Type.Object({ ...PageQuery, vassalage: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: PageOf(
      Type.Object({
        transferId: Id(),
        direction: OneOf(['IN', 'OUT'], 'IN: from the main wallet to the vendor'),
        amount: Amount(),
        state: OneOf(['PENDING', 'DONE', 'RETURNED']),
        createdAt: Time(),
        endedAt: Nullable(Time()),
        answer: Type.String({
          description: 'the vendor’s answer now: OK, NOT_FOUND, INSUFFICIENT_FUNDS, or why there is none',
        }),
        isDifferent: Type.Boolean({ description: 'the vendor’s answer differs from the ledger' }),
      }),
    ),
  }
}
