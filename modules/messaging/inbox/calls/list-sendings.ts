import { listSendings, listSendingsSchemas } from '../../../../contract/operator/messaging/list-sendings.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { readSendings } from '../store/inbox.ts'

export const handleListSendings = handle(
  listSendings,
  listSendingsSchemas,
  async ({ tx, merchant }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const rows = await readSendings(tx, merchant.id, page)
    const list = rows.map((row) => ({
      sendingId: row.sending_id,
      audience: row.audience,
      recipients: row.recipients,
      readers: Number(row.readers),
      titles: row.titles,
      sentBy: row.sent_by,
      sentAt: row.sent_at,
    }))
    return toPage(list, page, Number(rows[0]?.total ?? 0))
  },
)
