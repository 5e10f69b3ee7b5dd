import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Nullable, OneOf, PageOf, PageQuery, Time } from '../../shared/fields.ts'

export const listPocketTransfers: Call<typeof listPocketTransfersSchemas> = {
  name: 'launch/list-pocket-transfers',
  method: 'GET',
  path: '/api/operator/pocket-transfers',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rounds.read',
  summary: 'Transfers to and from transfer-mode vendors whose result is not known yet, the oldest first.',
  errors: [],
}

export function listPocketTransfersSchemas() {
  return {
    query: Type.Object({ memberId: Type.Optional(Id()), ...PageQuery }),
    value: PageOf(
      Type.Object({
        transferId: Id(),
        vendor: Type.String(),
        memberId: Id(),
        account: Type.String(),
        direction: OneOf(['IN', 'OUT'], 'IN: from the main wallet to the vendor'),
        amount: Amount(),
        createdAt: Time(),
        askCount: Type.Integer({ description: 'how often the vendor was asked' }),
        lastAnswer: Nullable(
          Type.String({
            description:
              'its last answer: a status, HTTP and a number, TIMEOUT, BROKEN, NO_ANSWER, ADDRESS_REFUSED',
          }),
        ),
        nextAskAt: Nullable(Time()),
        abilities: Type.Array(Type.String({ description: 'ask' })),
      }),
    ),
  }
}
