import {
  rejectPointOrder,
  rejectPointOrderSchemas,
} from '../../../contract/operator/points/reject-point-order.ts'
import { handle } from '../../../platform/calls.ts'
import { rejectOrder } from '../orders.ts'

export const handleRejectPointOrder = handle(
  rejectPointOrder,
  rejectPointOrderSchemas,
  async (context, { params, body }) => {
    await rejectOrder(context, params.redemptionId, body.note)
    return { state: 'REJECTED' as const }
  },
)
