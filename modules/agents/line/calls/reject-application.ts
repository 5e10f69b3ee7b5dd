import {
  rejectApplication,
  rejectApplicationSchemas,
} from '../../../../contract/operator/agents/line/reject-application.ts'
import { handle } from '../../../../platform/calls.ts'
import { reject } from '../applications.ts'

export const handleRejectApplication = handle(
  rejectApplication,
  rejectApplicationSchemas,
  async (context, { params, body }) => {
    await reject(context, params.applicationId, body.reason)
    return {}
  },
)
