import {
  confirmVoidOrder,
  confirmVoidOrderSchemas,
} from '../../../../../contract/operator/launch/confirm-void-order.ts'
import { handle } from '../../../../../platform/calls.ts'
import { confirmVoid } from '../void-rounds.ts'

export const handleConfirmVoidOrder = handle(
  confirmVoidOrder,
  confirmVoidOrderSchemas,
  (context, { params }) => confirmVoid(context, params.orderId),
)
