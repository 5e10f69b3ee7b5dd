import { listMessages, listMessagesSchemas } from '../../../../contract/operator/system/list-messages.ts'
import { handle } from '../../../../platform/calls.ts'
import { listMessages as messagesOf } from '../../../system/index.ts'

/** A text may contain a member's code: no operator of a live site reads it. */
export const handleListMessages = handle(listMessages, listMessagesSchemas, async (context, { query }) => {
  const isDemo = context.config.mode === 'demo'
  const { to, channel, state, pageNo = 1, pageSize = 20 } = query
  const page = await messagesOf(context.tx, {
    merchantId: context.merchant.id,
    ...(to ? { to } : {}),
    ...(channel ? { channel } : {}),
    ...(state ? { state } : {}),
    pageNo,
    pageSize,
  })
  return {
    ...page,
    list: page.list.map((message) => ({
      ...message,
      subject: isDemo ? message.subject : '',
      text: isDemo ? message.text : '',
    })),
  }
})
