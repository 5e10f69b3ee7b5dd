import { changePoints, changePointsSchemas } from '../../../../contract/operator/agents/line/change-points.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeAgentPoints } from '../house.ts'

export const handleChangePoints = handle(
  changePoints,
  changePointsSchemas,
  async (context, { params, body }) => ({ points: await changeAgentPoints(context, { ...params, ...body }) }),
)
