import { saveLink, saveLinkSchemas } from '../../../../contract/player/agents/line/save-link.ts'
import { handle } from '../../../../platform/calls.ts'
import { writeLink } from '../links.ts'

export const handleSaveLink = handle(saveLink, saveLinkSchemas, async (context, { body }) => ({
  code: await writeLink(context, body),
}))
