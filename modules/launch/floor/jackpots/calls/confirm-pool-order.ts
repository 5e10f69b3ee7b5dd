import {
  confirmPoolOrder,
  confirmPoolOrderSchemas,
} from '../../../../../contract/operator/launch/confirm-pool-order.ts'
import { handle } from '../../../../../platform/calls.ts'
import { confirmOrder } from '../orders.ts'

export const handleConfirmPoolOrder = handle(
  confirmPoolOrder,
  confirmPoolOrderSchemas,
  async (context, { params }) => confirmOrder(context, params.orderId),
)
