import { orderPool, orderPoolSchemas } from '../../../../../contract/operator/launch/order-pool.ts'
import { handle } from '../../../../../platform/calls.ts'
import { placeOrder } from '../orders.ts'

export const handleOrderPool = handle(orderPool, orderPoolSchemas, async (context, { params, body }) =>
  placeOrder(context, { code: params.code, kind: body.kind, reason: body.reason, terms: body.terms }),
)
