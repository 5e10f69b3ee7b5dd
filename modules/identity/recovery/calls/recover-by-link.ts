import { recoverByLink, recoverByLinkSchemas } from '../../../../contract/player/identity/recover-by-link.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { resetByLink } from '../recovery.ts'

export const handleRecoverByLink = handleBatched(
  recoverByLink,
  recoverByLinkSchemas,
  async (context, { body }) => {
    await resetByLink(context, body)
    return {}
  },
)
