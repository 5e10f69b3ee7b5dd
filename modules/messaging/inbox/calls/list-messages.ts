import { listMessages, listMessagesSchemas } from '../../../../contract/player/messaging/list-messages.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { inboxOf } from '../inbox.ts'
import { textIn } from '../../shared/rules/words.ts'
import { countUnreadMessages, readMessages } from '../store/inbox.ts'

export const handleListMessages = handle(listMessages, listMessagesSchemas, async (context, { query }) => {
  const { tx, merchant, actor } = context
  const language = query.language ?? context.language
  const inbox = await inboxOf(tx, { merchantId: merchant.id, accountId: actor.accountId })
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const rows = await readMessages(tx, inbox, {
    ...page,
    isUnreadOnly: query.status === 'UNREAD',
    category: query.category ?? '',
  })
  const list = rows.map((row) => ({
    messageId: row.message_id,
    category: row.category,
    title: textIn(row.titles, language),
    content: textIn(row.contents, language),
    link: row.link,
    isRead: row.is_read,
    sentAt: row.sent_at,
  }))
  return {
    ...toPage(list, page, Number(rows[0]?.total ?? 0)),
    unreadMessage: await countUnreadMessages(tx, inbox),
  }
})
