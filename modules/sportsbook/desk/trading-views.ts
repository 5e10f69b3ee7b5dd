/** Fixtures and markets as the console reads them. */
import type { Language } from '../../../platform/calls.ts'
import type { FixtureFacts } from '../../../kernel/sports/facts.ts'
import { bookPpmOf, fairPricesOf, marginPpmOf } from './rules/fair-price.ts'
import { marketLiability, usedPpmOf, type MarketLiability, type Standing } from './rules/market-liability.ts'
import type { DeskFixtureRow } from './store/trading-fixtures.ts'
import type { DeskMarketRow, StandingRow } from './store/trading-markets.ts'

const scoreOf = ({ scores }: FixtureFacts) => scores?.FT ?? scores?.GAME ?? scores?.SERIES ?? null

/** What a suspension says of the desk: who, when and why. */
export interface StopView {
  scope: 'ALL' | 'SPORT' | 'LEAGUE' | 'FIXTURE' | 'MARKET'
  reason: string
  by: string
  at: Date
}

interface Held {
  is_held: boolean | null
  held_reason: string | null
  held_by: string | null
  held_at: Date | null
}

export function heldView(scope: 'FIXTURE' | 'MARKET', row: Held): StopView | null {
  if (!row.is_held || !row.held_at) return null
  return { scope, reason: row.held_reason ?? '', by: row.held_by ?? '', at: row.held_at }
}

export function marketView(
  row: DeskMarketRow,
  standings: readonly Standing[],
  { limit, language }: { limit: bigint; language: Language },
) {
  const priced = { typeCode: row.type_code, pricesE4: row.feed_e4, chances: row.chances }
  const fair = fairPricesOf(priced)
  const liability = marketLiability(row.type_code, row.codes, standings)
  const own = new Map(standings.map((standing) => [standing.code, standing]))
  return {
    marketId: `${row.market_no}`,
    typeCode: row.type_code,
    period: row.period,
    line: row.line_q,
    isMain: row.is_main,
    isLive: row.is_live,
    state: row.state,
    version: row.version,
    stop: heldView('MARKET', row),
    isClosed: row.is_closed ?? false,
    isOwn: row.own_e4 !== null,
    ownBy: row.own_e4 && row.own_by,
    ownAt: row.own_e4 && row.own_at,
    ownUntil: row.own_until,
    houseMarginPpm: row.margin_ppm,
    marginPpm: marginPpmOf(priced, row.sold_e4),
    bookPpm: bookPpmOf(row.sold_e4),
    maxStakeAmount: row.max_stake,
    stakeAmount: liability.stake,
    betCount: liability.bets,
    worstAmount: liability.worst,
    bestAmount: liability.best,
    usedPpm: usedPpmOf(liability.worst, limit),
    selections: row.codes.map((code, place) => ({
      code,
      name: row.runners?.[code]?.[language === 'th' ? 'th' : 'en'] ?? null,
      price: row.sold_e4[place] ?? 0,
      feedPrice: row.feed_e4[place] ?? 0,
      fairPrice: fair[place] ?? null,
      stakeAmount: own.get(code)?.stake ?? 0n,
      payoutAmount: own.get(code)?.payout ?? 0n,
      betCount: own.get(code)?.bets ?? 0,
      resultAmount: liability.results.get(code) ?? 0n,
    })),
  }
}

export interface FixtureStanding {
  readonly stake: bigint
  readonly bets: number
  readonly worst: bigint
}
const nothing: FixtureStanding = { stake: 0n, bets: 0, worst: 0n }

/** The liability of each market, from its selections with bets. */
export function liabilitiesOf(
  rows: readonly StandingRow[],
): Map<bigint, MarketLiability & { fixtureId: string }> {
  return new Map(
    [...Map.groupBy(rows, (row) => row.market_no)].map(([marketNo, own]) => [
      marketNo,
      {
        ...marketLiability(own[0]!.type_code, own[0]!.codes, own),
        fixtureId: own[0]!.fixture_id,
      },
    ]),
  )
}

/** Of each fixture: what stands on all its markets, and its worst one. */
export function fixtureStandings(rows: readonly StandingRow[]): ReadonlyMap<string, FixtureStanding> {
  const by = new Map<string, FixtureStanding>()
  for (const { fixtureId, stake, bets, worst } of liabilitiesOf(rows).values()) {
    const known = by.get(fixtureId) ?? nothing
    by.set(fixtureId, {
      stake: known.stake + stake,
      bets: known.bets + bets,
      worst: worst < known.worst ? worst : known.worst,
    })
  }
  return by
}

/** The head of a fixture, as members see it too. */
export const headOf = (row: DeskFixtureRow, isStopped: boolean) => ({
  fixtureId: row.fixture_id,
  kind: row.kind,
  sportCode: row.sport_code,
  leagueId: row.league_id,
  leagueName: row.league_name,
  country: row.country,
  countryName: row.country_name,
  home: row.home_id === null ? null : { teamId: row.home_id, name: row.home_name ?? row.home_id },
  away: row.away_id === null ? null : { teamId: row.away_id, name: row.away_name ?? row.away_id },
  startAt: row.start_at,
  status: row.status,
  isSuspended: row.suspended_for !== null || isStopped,
  isNeutral: row.is_neutral,
  isVirtual: row.is_virtual,
  hasLive: row.has_live,
  bestOf: row.best_of,
  clock: row.clock,
  score: row.status === 'SCHEDULED' ? null : scoreOf(row.facts),
  version: row.version,
})

export function fixtureView(
  row: DeskFixtureRow,
  {
    standing = nothing,
    limit,
    stop,
  }: { standing: FixtureStanding | undefined; limit: bigint; stop: StopView | null },
) {
  return {
    ...headOf(row, stop !== null),
    tier: row.tier,
    provider: row.provider,
    suspendedFor: row.suspended_for,
    stop,
    marketCount: row.market_count,
    ownCount: row.own_count,
    stakeAmount: standing.stake,
    betCount: standing.bets,
    worstAmount: standing.worst,
    limitAmount: limit,
  }
}
