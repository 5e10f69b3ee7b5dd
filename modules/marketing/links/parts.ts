/** The links of messages: to unsubscribe, and to where a message leads. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleFollowLink } from './calls/follow-link.ts'
import { handleUnsubscribeAtOnce } from './calls/unsubscribe-at-once.ts'
import { handleUnsubscribe } from './calls/unsubscribe.ts'

export const linkParts = {
  calls: [handleUnsubscribe, handleUnsubscribeAtOnce, handleFollowLink],
} satisfies Pick<ModuleParts, 'calls'>
