import {
  searchFixtures,
  searchFixturesSchemas,
} from '../../../../contract/player/sportsbook/search-fixtures.ts'
import { handle } from '../../../../platform/calls.ts'
import { askerOf } from '../asker.ts'
import { findFixtures } from '../store/search-fixtures.ts'
import { headView } from '../views.ts'

export const handleSearchFixtures = handle(
  searchFixtures,
  searchFixturesSchemas,
  async (context, { query }) => {
    const rows = await findFixtures(context.tx, await askerOf(context), query.search, query.count!)
    return { list: rows.map(headView), totalCount: rows[0]?.total_count ?? 0 }
  },
)
