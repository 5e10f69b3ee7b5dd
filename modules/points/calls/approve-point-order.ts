import {
  approvePointOrder,
  approvePointOrderSchemas,
} from '../../../contract/operator/points/approve-point-order.ts'
import { handle } from '../../../platform/calls.ts'
import { approveOrder } from '../orders.ts'

export const handleApprovePointOrder = handle(
  approvePointOrder,
  approvePointOrderSchemas,
  async (context, { params, body }) => {
    await approveOrder(context, params.redemptionId, body.note)
    return { state: 'APPROVED' as const }
  },
)
