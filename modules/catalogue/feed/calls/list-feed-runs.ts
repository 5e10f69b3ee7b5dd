import { listFeedRuns, listFeedRunsSchemas } from '../../../../contract/operator/catalogue/list-feed-runs.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { runRow, vendorNames } from '../desk.ts'
import { readFeedRuns } from '../store/feed.ts'

export const handleListFeedRuns = handle(listFeedRuns, listFeedRunsSchemas, async (context, { query }) => {
  const { pageNo = 1, pageSize = 20 } = query
  const rows = await readFeedRuns(context.tx, {
    merchantId: context.merchant.id,
    vassalage: query.vassalage,
    pageNo,
    pageSize,
  })
  const names = await vendorNames(context)
  return toPage(
    rows.map(({ total: _total, ...row }) => runRow(row, names)),
    { pageNo, pageSize },
    Number(rows[0]?.total ?? 0n),
  )
})
