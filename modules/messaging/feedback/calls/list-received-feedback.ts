import {
  listReceivedFeedback,
  listReceivedFeedbackSchemas,
} from '../../../../contract/operator/messaging/list-received-feedback.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { feedbackOf } from '../feedback.ts'
import { countOpenFeedback, readFeedback } from '../store/feedback.ts'

export const handleListReceivedFeedback = handle(
  listReceivedFeedback,
  listReceivedFeedbackSchemas,
  async ({ tx, merchant }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const rows = await readFeedback(tx, merchant.id, { status: query.status, ...page })
    const list = rows.map((row) => ({
      ...feedbackOf(row),
      memberId: row.member_id,
      account: row.account,
      answeredBy: row.answered_by,
    }))
    return {
      ...toPage(list, page, Number(rows[0]?.total ?? 0)),
      open: await countOpenFeedback(tx, merchant.id),
    }
  },
)
