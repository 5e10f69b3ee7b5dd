import {
  rejectVoidOrder,
  rejectVoidOrderSchemas,
} from '../../../../../contract/operator/launch/reject-void-order.ts'
import { handle } from '../../../../../platform/calls.ts'
import { rejectVoid } from '../void-rounds.ts'

export const handleRejectVoidOrder = handle(rejectVoidOrder, rejectVoidOrderSchemas, (context, { params }) =>
  rejectVoid(context, params.orderId),
)
