import { openAccount, openAccountSchemas } from '../../../../contract/player/agents/line/open-account.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { openBelow } from '../opening.ts'

export const handleOpenAccount = handleBatched(openAccount, openAccountSchemas, (context, { body }) =>
  openBelow(context, body),
)
