import { applyAgent, applyAgentSchemas } from '../../../../contract/player/agents/line/apply-agent.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { apply } from '../applications.ts'

export const handleApplyAgent = handleBatched(applyAgent, applyAgentSchemas, async (context, { body }) => ({
  applicationId: await apply(context, body),
}))
