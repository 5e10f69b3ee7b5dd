import {
  approveApplication,
  approveApplicationSchemas,
} from '../../../../contract/operator/agents/line/approve-application.ts'
import { handle } from '../../../../platform/calls.ts'
import { approve } from '../applications.ts'

export const handleApproveApplication = handle(
  approveApplication,
  approveApplicationSchemas,
  async (context, { params, body }) => ({ memberId: await approve(context, { ...params, ...body }) }),
)
