import { followLink, followLinkSchemas } from '../../../../contract/player/marketing/follow-link.ts'
import { handle } from '../../../../platform/calls.ts'
import { followBy } from '../unsubscribe.ts'

export const handleFollowLink = handle(followLink, followLinkSchemas, async (context, { body }) => ({
  link: await followBy(context, body.token),
}))
