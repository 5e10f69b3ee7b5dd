import {
  listReconciliationCases,
  listReconciliationCasesSchemas,
} from '../../../../contract/operator/reports/list-reconciliation-cases.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { askedReconciliation, figuresOf } from '../reconciliation.ts'

export const handleListReconciliationCases = handle(
  listReconciliationCases,
  listReconciliationCasesSchemas,
  async (context, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const { cases } = await askedReconciliation(context, { from: query.date, to: query.date })
    const behind = cases
      .filter((one) => one.direction === query.direction && one.channel === query.channel)
      .sort((a, b) => Number(b.isDifferent) - Number(a.isDifferent) || b.id.localeCompare(a.id))
    const start = (page.pageNo - 1) * page.pageSize
    const list = behind.slice(start, start + page.pageSize)
    const accounts = await accountsByIds(
      context.tx,
      list.map(({ memberId }) => memberId),
    )
    return toPage(
      list.map((one) => ({
        id: one.id,
        memberId: one.memberId,
        account: accounts.get(one.memberId)?.username ?? one.memberId,
        state: one.state,
        ...figuresOf(one),
        isDifferent: one.isDifferent,
      })),
      page,
      behind.length,
    )
  },
)
