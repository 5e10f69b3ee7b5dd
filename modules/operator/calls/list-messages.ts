import { refuse } from '../../../contract/errors.ts'
import { listMessages, listMessagesSchemas } from '../../../contract/operator/system/list-messages.ts'
import { handle } from '../../../platform/calls.ts'
import { listMessages as messagesOf } from '../../system/index.ts'

export const handleListMessages = handle(listMessages, listMessagesSchemas, async (context, { query }) => {
  // In live mode a message holds a member's code; nobody of the house reads it.
  if (context.config.mode !== 'demo') refuse('REQUEST_UNKNOWN_PATH')
  const page = await messagesOf(context.tx, { merchantId: context.merchant.id, to: query.to || undefined, pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 })
  return {
    ...page,
    list: page.list.map(({ messageId, channel, to, subject, text, purpose, createdAt }) => ({ messageId, channel, to, subject, text, purpose, createdAt })),
  }
})
