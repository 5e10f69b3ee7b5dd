import { endLink, endLinkSchemas } from '../../../../contract/player/agents/line/end-link.ts'
import { handle } from '../../../../platform/calls.ts'
import { deleteLink } from '../links.ts'

export const handleEndLink = handle(endLink, endLinkSchemas, async (context, { params }) => {
  await deleteLink(context, params.code)
  return {}
})
