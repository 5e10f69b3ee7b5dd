import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { REDEMPTION_NOTE_LENGTH, redemptionStates } from '../../shared/point-words.ts'

export const approvePointOrder: Call<typeof approvePointOrderSchemas> = {
  name: 'points/approve-point-order',
  method: 'POST',
  path: '/api/operator/points/orders/:redemptionId/approve',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'points.orders',
  isIdempotent: true,
  summary: 'Approves requested goods; the member reads the note, such as how they are delivered.',
  errors: ['POINTS_ORDER_NOT_FOUND', 'POINTS_ORDER_STATE'],
}

export function approvePointOrderSchemas() {
  return {
    params: Type.Object({ redemptionId: Id() }),
    body: Type.Object({ note: Text(REDEMPTION_NOTE_LENGTH) }),
    value: Type.Object({ state: OneOf(redemptionStates) }),
  }
}
