import { listTeamPlay, listTeamPlaySchemas } from '../../../../contract/player/agents/team/list-team-play.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { askedDays, ownLine } from '../asked.ts'
import { playPage } from '../play-rows.ts'
import { foldedAt } from '../store/figures.ts'

export const handleListTeamPlay = handle(listTeamPlay, listTeamPlaySchemas, async (context, { query }) => {
  const { from, to } = askedDays(context, query)
  const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
  return readReports(context, async (reader) => {
    const asked = { from, to, product: query.product, by: query.by ?? 'DAY', account: query.account }
    const { list, totalCount, total } = await playPage(reader, ownLine(context), asked, page)
    return {
      ...toPage(list, page, totalCount),
      asOf: await foldedAt(reader),
      from,
      to,
      currency: context.merchant.currency,
      total,
    }
  })
})
