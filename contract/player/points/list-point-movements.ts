import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import {
  BusinessDate,
  Currency,
  Nullable,
  OneOf,
  PageOf,
  PageQuery,
  SignedAmount,
  Time,
} from '../../shared/fields.ts'
import { movementTypes } from '../../shared/point-words.ts'

export const listPointMovements: Call<typeof listPointMovementsSchemas> = {
  name: 'points/list-point-movements',
  method: 'GET',
  path: '/api/wps/points/details',
  module: 'POINTS',
  audience: 'member',
  summary: 'Every movement of the member’s points, newest first; together they are the balance.',
  errors: [],
}

export function listPointMovementsSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      type: Type.Optional(OneOf(movementTypes)),
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
    }),
    value: PageOf(
      Type.Object({
        movementId: Type.String(),
        type: OneOf(movementTypes),
        amount: SignedAmount('thousandths of a point'),
        currency: Currency(),
        day: Nullable(BusinessDate()),
        at: Time(),
      }),
    ),
  }
}
