import {
  listSportResultsDesk,
  listSportResultsDeskSchemas,
} from '../../../../../contract/operator/sportsbook/list-results-desk.ts'
import { toPage } from '../../../../../kernel/paging.ts'
import { handle } from '../../../../../platform/calls.ts'
import { deskFixtures } from '../store/desk.ts'
import { deskRows, filterOf } from '../views.ts'

export const handleListResultsDesk = handle(
  listSportResultsDesk,
  listSportResultsDeskSchemas,
  async (context, { query }) => {
    const { pageNo = 1, pageSize = 20, ...asked } = query
    const fixtures = await deskFixtures(context.tx, filterOf(context, asked), { pageNo, pageSize })
    return toPage(await deskRows(context, fixtures), { pageNo, pageSize }, fixtures[0]?.total ?? 0)
  },
)
