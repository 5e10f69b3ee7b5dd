import { listTeam, listTeamSchemas } from '../../../../contract/player/agents/team/list-team.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { askedDays, ownLine } from '../asked.ts'
import { foldedAt } from '../store/figures.ts'
import { teamPage } from '../team-rows.ts'

export const handleListTeam = handle(listTeam, listTeamSchemas, async (context, { query }) => {
  const { from, to } = askedDays(context, query)
  const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
  return readReports(context, async (reader) => {
    const { list, totalCount, path } = await teamPage(reader, ownLine(context), { ...query, from, to }, page)
    return {
      ...toPage(list, page, totalCount),
      asOf: await foldedAt(reader),
      from,
      to,
      currency: context.merchant.currency,
      path,
    }
  })
})
