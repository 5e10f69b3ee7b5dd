import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'
import { PoolCode } from '../../shared/jackpot-fields.ts'
import { poolOrderKinds, poolOrderStates, PoolTerms } from './jackpot-fields.ts'

export const orderPool: Call<typeof orderPoolSchemas> = {
  name: 'launch/order-pool',
  method: 'POST',
  path: '/api/operator/jackpots/:code/orders',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'jackpots.manage',
  summary:
    'Pauses or resumes a pool at once. Opening a pool, and the terms of the next one, wait for a second person.',
  isIdempotent: true,
  rate: 'money',
  errors: ['JACKPOT_STATE'],
}

export function orderPoolSchemas() {
  return {
    params: Type.Object({ code: PoolCode() }),
    body: Type.Object({
      kind: OneOf(poolOrderKinds),
      reason: Text(140, 1),
      terms: Type.Optional(Type.Object(PoolTerms())),
    }),
    value: Type.Object({ orderId: Id(), state: OneOf(poolOrderStates) }),
  }
}
