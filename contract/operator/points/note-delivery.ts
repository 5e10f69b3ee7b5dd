import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { REDEMPTION_NOTE_LENGTH, redemptionStates } from '../../shared/point-words.ts'

export const noteDelivery: Call<typeof noteDeliverySchemas> = {
  name: 'points/note-delivery',
  method: 'POST',
  path: '/api/operator/points/orders/:redemptionId/note',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'points.orders',
  isIdempotent: true,
  summary:
    'Says that approved goods were sent, and tells the member how, such as a tracking number; it may be told again.',
  errors: ['POINTS_ORDER_NOT_FOUND', 'POINTS_ORDER_STATE'],
}

export function noteDeliverySchemas() {
  return {
    params: Type.Object({ redemptionId: Id() }),
    body: Type.Object({ note: Text(REDEMPTION_NOTE_LENGTH, 1) }),
    value: Type.Object({ state: OneOf(redemptionStates) }),
  }
}
