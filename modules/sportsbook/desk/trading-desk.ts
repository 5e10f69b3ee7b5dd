/** What the trading desk reads: fixtures with their markets, as the house sells them. */
import { refuse } from '../../../contract/errors.ts'
import type { DeskTab } from '../../../contract/operator/sportsbook/list-desk-fixtures.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { toPage } from '../../../kernel/paging.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { slipSettings } from '../slips/settings.ts'
import { readStops, type StopRow } from './store/house-rules.ts'
import { listFixtureRows, readFixtureRows, type DeskFixtureRow } from './store/trading-fixtures.ts'
import {
  marketsOfFixtures,
  readMarketRow,
  standingsOf,
  standingsOfFixtures,
  type DeskMarketRow,
} from './store/trading-markets.ts'
import { fixtureStandings, fixtureView, heldView, marketView, type StopView } from './trading-views.ts'

/** What a market may lose before bets are refused. */
export const limitOf = (reader: Reader, merchantId: string): Promise<bigint> =>
  settingOf(reader, merchantId, slipSettings.maxExposure)

export async function deskFixtures(
  context: CallContext,
  asked: {
    tab: DeskTab
    sportCode?: string | undefined
    leagueId?: string | undefined
    search?: string | undefined
    pageNo: number
    pageSize: number
  },
) {
  const { tx, merchant, language, now } = context
  const { pageNo, pageSize, tab, sportCode, leagueId, search } = asked
  const tomorrow = startOfBusinessDate(addDays(businessDate(now, merchant.timeZone), 1), merchant.timeZone)
  const filter = { merchantId: merchant.id, language, tab, tomorrow, sportCode, leagueId, search }
  const { rows, total } = await listFixtureRows(tx, filter, { pageNo, pageSize })
  const shown = await withMarkets(context, rows, { isMainOnly: true })
  return { ...toPage(shown, { pageNo, pageSize }, total), currency: merchant.currency }
}

/** SPORT_FIXTURE_UNKNOWN. */
export async function deskFixture(context: CallContext, fixtureId: string) {
  const { tx, merchant, language } = context
  const rows = await readFixtureRows(tx, { merchantId: merchant.id, language }, [fixtureId])
  const row = rows.get(fixtureId) ?? refuse('SPORT_FIXTURE_UNKNOWN')
  const [shown] = await withMarkets(context, [row], { isMainOnly: false })
  return { ...shown!, currency: merchant.currency }
}

async function withMarkets(
  { tx, merchant, language }: CallContext,
  rows: readonly DeskFixtureRow[],
  wish: { isMainOnly: boolean },
) {
  const fixtureIds = rows.map((row) => row.fixture_id)
  const limit = await limitOf(tx, merchant.id)
  const stops = await readStops(tx, merchant.id, language)
  const markets = Map.groupBy(
    await marketsOfFixtures(tx, merchant.id, fixtureIds, wish),
    (row) => row.fixture_id,
  )
  const standings = await standingsOfFixtures(tx, merchant.id, fixtureIds)
  const byMarket = Map.groupBy(standings, (row) => row.market_no)
  const byFixture = fixtureStandings(standings)
  return rows.map((row) => ({
    ...fixtureView(row, { standing: byFixture.get(row.fixture_id), limit, stop: stopOf(row, stops) }),
    markets: (markets.get(row.fixture_id) ?? []).map((market) =>
      marketView(market, byMarket.get(market.market_no) ?? [], { limit, language }),
    ),
  }))
}

/** The desk's own suspension of a fixture; otherwise that of its league, its sport, or everything. */
function stopOf(row: DeskFixtureRow, stops: readonly StopRow[]): StopView | null {
  const held = heldView('FIXTURE', row)
  if (held) return held
  const stop = stops.find(
    ({ scope, subject }) =>
      scope === 'ALL' ||
      (scope === 'SPORT' && subject === row.sport_code) ||
      (scope === 'LEAGUE' && subject === row.league_id),
  )
  return stop ? { scope: stop.scope, reason: stop.reason, by: stop.stopped_by, at: stop.stopped_at } : null
}

/** SPORT_MARKET_UNKNOWN. */
export async function knownMarket({ tx, merchant }: CallContext, marketId: string): Promise<DeskMarketRow> {
  return (await readMarketRow(tx, merchant.id, BigInt(marketId))) ?? refuse('SPORT_MARKET_UNKNOWN')
}

/** A market as the desk shows it, after a change. */
export async function shownMarket(context: CallContext, marketId: string) {
  const { tx, merchant, language } = context
  const row = await knownMarket(context, marketId)
  const standings = await standingsOf(tx, merchant.id, [row.market_no])
  return marketView(row, standings.get(row.market_no) ?? [], {
    limit: await limitOf(tx, merchant.id),
    language,
  })
}
