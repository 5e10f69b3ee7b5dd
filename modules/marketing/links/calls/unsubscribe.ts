import { unsubscribe, unsubscribeSchemas } from '../../../../contract/player/marketing/unsubscribe.ts'
import { handle } from '../../../../platform/calls.ts'
import { undoBy, unsubscribeBy } from '../unsubscribe.ts'

export const handleUnsubscribe = handle(unsubscribe, unsubscribeSchemas, (context, { body }) =>
  body.isUndone ? undoBy(context, body.token) : unsubscribeBy(context, body.token),
)
