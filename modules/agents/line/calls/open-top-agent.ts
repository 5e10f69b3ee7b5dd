import {
  openTopAgent,
  openTopAgentSchemas,
} from '../../../../contract/operator/agents/line/open-top-agent.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { openTop } from '../house.ts'

export const handleOpenTopAgent = handleBatched(openTopAgent, openTopAgentSchemas, (context, { body }) =>
  openTop(context, body),
)
