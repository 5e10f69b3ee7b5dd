import { listFixtures, listFixturesSchemas } from '../../../../contract/player/sportsbook/list-fixtures.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { askerOf, tomorrowOf } from '../asker.ts'
import { byPlace } from '../rules/market-order.ts'
import * as store from '../store/lists.ts'
import { offeredMarkets } from '../store/offered.ts'
import { headView, marketView } from '../views.ts'

export const handleListFixtures = handle(listFixtures, listFixturesSchemas, async (context, { query }) => {
  const { tx, merchant, language } = context
  const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
  // Before the prices, so that no change after them is taken for told.
  const pricesVersion = await store.toldOfSport(tx, query.sportCode)
  const rows = await store.listFixtures(tx, await askerOf(context), {
    ...query,
    tomorrow: tomorrowOf(context),
    limit: page.pageSize,
    offset: (page.pageNo - 1) * page.pageSize,
  })
  const ids = rows.map(({ fixture_id }) => fixture_id)
  const markets = Map.groupBy(
    await offeredMarkets(tx, merchant.id, ids, true),
    ({ fixture_id }) => fixture_id,
  )
  const list = rows.map((row) => ({
    ...headView(row),
    isFavourite: row.is_favourite,
    marketCount: row.market_count,
    markets: (markets.get(row.fixture_id) ?? []).sort(byPlace).map((market) => marketView(market, language)),
  }))
  return { ...toPage(list, page, rows[0]?.total_count ?? 0), pricesVersion }
})
