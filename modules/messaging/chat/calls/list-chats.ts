import { listChats, listChatsSchemas } from '../../../../contract/operator/messaging/list-chats.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { countQueues, readConversations } from '../store/queues.ts'
import { staffNameOf } from '../store/presence.ts'

export const handleListChats = handle(
  listChats,
  listChatsSchemas,
  async ({ tx, merchant, actor }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const rows = await readConversations(tx, {
      merchantId: merchant.id,
      queue: query.queue ?? 'OPEN',
      staffId: actor.accountId,
      ...page,
    })
    const list = rows.map((row) => ({
      conversationId: row.conversation_id,
      memberId: row.member_id,
      account: row.account,
      state: row.state,
      staff: row.staff_account,
      isMine: row.staff_id === actor.accountId,
      lastText: row.last_text,
      lastAt: row.last_at,
      waitingSince: row.waiting_since,
      unread: row.last_seq - row.staff_read_seq,
    }))
    return {
      ...toPage(list, page, Number(rows[0]?.total ?? 0)),
      ...(await countQueues(tx, merchant.id, actor.accountId)),
      staffName: await staffNameOf(tx, actor.accountId),
    }
  },
)
