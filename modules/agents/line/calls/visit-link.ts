import { visitLink, visitLinkSchemas } from '../../../../contract/player/agents/line/visit-link.ts'
import { handle } from '../../../../platform/calls.ts'
import { countVisit } from '../links.ts'

export const handleVisitLink = handle(visitLink, visitLinkSchemas, async (context, { body }) => {
  await countVisit(context, body.code)
  return {}
})
