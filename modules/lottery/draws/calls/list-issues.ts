import { listIssues, listIssuesSchemas } from '../../../../contract/operator/lottery/list-issues.ts'
import { boundsOf } from '../../../../kernel/calendar.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { deskView, keyOfRow } from '../issue-rows.ts'
import { knownGame } from '../shared-views.ts'
import { digestSourceKey } from '../slots.ts'
import { listDeskIssues } from '../store/desk-issues.ts'

export const handleListIssues = handle(listIssues, listIssuesSchemas, async (context, { query }) => {
  const { tx, merchant, language } = context
  const { date, gameCode } = query
  if (gameCode !== undefined) knownGame(gameCode)
  const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
  const day = date === undefined ? {} : boundsOf({ from: date, to: date }, merchant.timeZone)
  const { list, totalCount } = await listDeskIssues(tx, {
    merchantId: merchant.id,
    gameCode,
    numero: query.numero,
    state: query.state,
    ...day,
    source: query.source,
    hasBets: query.hasBets === true,
    ...page,
  })
  const sums = await context.use(digestSourceKey).sumsOf(tx, merchant.id, list.map(keyOfRow))
  return toPage(
    list.map((row) => deskView(row, sums, language)),
    page,
    totalCount,
  )
})
