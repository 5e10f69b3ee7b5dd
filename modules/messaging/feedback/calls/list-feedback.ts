import { listFeedback, listFeedbackSchemas } from '../../../../contract/player/messaging/list-feedback.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { feedbackOf } from '../feedback.ts'
import { readFeedbackOf } from '../store/feedback.ts'

export const handleListFeedback = handle(
  listFeedback,
  listFeedbackSchemas,
  async ({ tx, merchant, actor }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const rows = await readFeedbackOf(tx, merchant.id, actor.accountId, page)
    return toPage(rows.map(feedbackOf), page, Number(rows[0]?.total ?? 0))
  },
)
