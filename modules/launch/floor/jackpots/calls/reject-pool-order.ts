import {
  rejectPoolOrder,
  rejectPoolOrderSchemas,
} from '../../../../../contract/operator/launch/reject-pool-order.ts'
import { handle } from '../../../../../platform/calls.ts'
import { rejectOrder } from '../orders.ts'

export const handleRejectPoolOrder = handle(
  rejectPoolOrder,
  rejectPoolOrderSchemas,
  async (context, { params }) => rejectOrder(context, params.orderId),
)
