import {
  exportOverview,
  exportOverviewSchemas,
} from '../../../../contract/player/agents/team/export-overview.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { askedDays } from '../asked.ts'
import { sumsByDay } from '../store/figures.ts'
import { figureCells, figureColumns, teamFile } from '../team-files.ts'
import { figuresView } from '../view.ts'

export const handleExportOverview = handleFile(
  exportOverview,
  exportOverviewSchemas,
  async (context, { query }) => {
    const { from, to } = askedDays(context, query)
    const days = await sumsByDay(context.tx, context.actor.accountId, {
      scope: 'TEAM',
      from,
      to,
      product: query.product,
    })
    return teamFile(
      context,
      { name: 'team-days', from, to, columns: ['day', ...figureColumns] },
      (_, { pageNo }) => Promise.resolve({ list: pageNo === 1 ? days : [], totalCount: days.length }),
      ({ day, ...sums }) => [day, ...figureCells(figuresView(sums))],
    )
  },
)
