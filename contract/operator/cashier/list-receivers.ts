import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { receiverStates } from '../../shared/receiver-words.ts'
import { ReceiverChangeRow, ReceiverNumbers, ReceiverRules } from './receiver-schemas.ts'

export const listReceivers: Call<typeof listReceiversSchemas> = {
  name: 'cashier/list-receivers',
  method: 'GET',
  path: '/api/operator/receivers',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'deposits.read',
  summary:
    'The merchant’s own accounts with the amount of today’s deposits to each, new accounts that wait for a second operator, and the paused channels.',
  errors: [],
}
export function listReceiversSchemas() {
  return {
    query: Type.Object({
      removed: Type.Optional(Type.Boolean({ description: 'include accounts that were removed' })),
    }),
    value: Type.Object({
      receivers: Type.Array(
        Type.Object({
          receiverId: Id(),
          state: OneOf(receiverStates),
          ...ReceiverNumbers(),
          ...ReceiverRules(),
          usedToday: Amount('open deposits and what arrived, of today'),
          createdAt: Time(),
        }),
      ),
      waiting: Type.Array(ReceiverChangeRow()),
      channels: Type.Array(
        Type.Object({
          channel: Type.String(),
          isPaused: Type.Boolean(),
          messageTh: Type.String(),
          messageEn: Type.String(),
          pausedBy: Nullable(Type.String()),
          pausedAt: Nullable(Time()),
        }),
      ),
    }),
  }
}
