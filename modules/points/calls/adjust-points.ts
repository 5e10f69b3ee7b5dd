import { adjustPoints, adjustPointsSchemas } from '../../../contract/operator/points/adjust-points.ts'
import { handle } from '../../../platform/calls.ts'
import { proposeAdjustment } from '../adjust.ts'

export const handleAdjustPoints = handle(
  adjustPoints,
  adjustPointsSchemas,
  async (context, { params, body }) => {
    await proposeAdjustment(context, params.memberId, BigInt(body.amount), body.reason)
    return {}
  },
)
