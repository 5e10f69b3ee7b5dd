import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { REDEMPTION_NOTE_LENGTH, redemptionStates } from '../../shared/point-words.ts'

export const rejectPointOrder: Call<typeof rejectPointOrderSchemas> = {
  name: 'points/reject-point-order',
  method: 'POST',
  path: '/api/operator/points/orders/:redemptionId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'points.orders',
  isIdempotent: true,
  summary: 'Rejects requested goods with a reason; points, cash part and stock are given back.',
  errors: ['POINTS_ORDER_NOT_FOUND', 'POINTS_ORDER_STATE'],
}

export function rejectPointOrderSchemas() {
  return {
    params: Type.Object({ redemptionId: Id() }),
    body: Type.Object({ note: Text(REDEMPTION_NOTE_LENGTH, 1) }),
    value: Type.Object({ state: OneOf(redemptionStates) }),
  }
}
