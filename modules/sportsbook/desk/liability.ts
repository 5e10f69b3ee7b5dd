/**
 * Liability: by league and fixture, and of one fixture by its final score and by outcome
 * (domain/sportsbook.md §6).
 */
import { refuse } from '../../../contract/errors.ts'
import type { Score } from '../../../kernel/sports/facts.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Chances } from './rules/fair-price.ts'
import { marketLiability, usedPpmOf, type Standing } from './rules/market-liability.ts'
import { expectedOf, scoreGrid, type BetGroup } from './rules/score-grid.ts'
import {
  exposedFixtures,
  groupsOfFixture,
  openParlays,
  type ExposedFixtureRow,
  type GroupRow,
  type ParlayRow,
} from './store/liability.ts'
import { readFixtureRows } from './store/trading-fixtures.ts'
import { standingsOfFixtures } from './store/trading-markets.ts'
import { limitOf } from './trading-desk.ts'
import { fixtureStandings, headOf, type FixtureStanding } from './trading-views.ts'

interface Figures {
  stakeAmount: bigint
  betCount: number
  worstAmount: bigint
}
const noFigures: Figures = { stakeAmount: 0n, betCount: 0, worstAmount: 0n }

const figuresOf = (standing: FixtureStanding | undefined): Figures =>
  standing ? { stakeAmount: standing.stake, betCount: standing.bets, worstAmount: standing.worst } : noFigures

/** Fixtures are independent of each other, so their worst cases add up. */
const together = (all: readonly Figures[]): Figures =>
  all.reduce(
    (sum, one) => ({
      stakeAmount: sum.stakeAmount + one.stakeAmount,
      betCount: sum.betCount + one.betCount,
      worstAmount: sum.worstAmount + one.worstAmount,
    }),
    noFigures,
  )

export async function liabilityByLeague(context: CallContext, sportCode: string | undefined) {
  const { tx, merchant, language } = context
  const parlays = await openParlays(tx, { merchantId: merchant.id, sportCode })
  const parlaysOf = parlayFinder(parlays)
  const rows = await exposedFixtures(
    tx,
    { merchantId: merchant.id, sportCode, language },
    parlays.filter(({ level }) => level === 'FIXTURE').map(({ subject }) => subject),
  )
  const limit = await limitOf(tx, merchant.id)
  const standings = fixtureStandings(
    await standingsOfFixtures(
      tx,
      merchant.id,
      rows.map((row) => row.fixture_id),
    ),
  )
  const leagues = [...Map.groupBy(rows, (row) => row.league_id)].map(([leagueId, own]) =>
    leagueView(leagueId, own, { standings, limit, parlaysOf }),
  )
  return {
    leagues: leagues.sort(byWorst),
    total: { ...together(leagues), ...parlaysOf('ALL', '') },
    limitAmount: limit,
    currency: merchant.currency,
  }
}

const byWorst = (one: Figures, other: Figures): number =>
  one.worstAmount < other.worstAmount ? -1 : one.worstAmount > other.worstAmount ? 1 : 0

type ParlaysOf = (level: ParlayRow['level'], subject: string) => { parlayCount: number; parlayAmount: bigint }

function parlayFinder(rows: readonly ParlayRow[]): ParlaysOf {
  const by = new Map(rows.map((row) => [`${row.level}:${row.subject}`, row]))
  return (level, subject) => {
    const row = by.get(`${level}:${subject}`)
    return { parlayCount: row?.bets ?? 0, parlayAmount: row?.payout ?? 0n }
  }
}

function leagueView(
  leagueId: string,
  rows: readonly ExposedFixtureRow[],
  {
    standings,
    limit,
    parlaysOf,
  }: { standings: ReadonlyMap<string, FixtureStanding>; limit: bigint; parlaysOf: ParlaysOf },
) {
  const fixtures = rows.map((row) => {
    const figures = figuresOf(standings.get(row.fixture_id))
    return {
      fixtureId: row.fixture_id,
      homeName: row.home_name,
      awayName: row.away_name,
      startAt: row.start_at,
      status: row.status,
      isVirtual: row.is_virtual,
      usedPpm: usedPpmOf(figures.worstAmount, limit),
      ...figures,
      ...parlaysOf('FIXTURE', row.fixture_id),
    }
  })
  const [first] = rows
  return {
    leagueId,
    leagueName: first!.league_name,
    countryName: first!.country_name,
    sportCode: first!.sport_code,
    tier: first!.tier,
    ...together(fixtures),
    ...parlaysOf('LEAGUE', leagueId),
    fixtures: fixtures.sort(byWorst),
  }
}

const groupOf = (row: GroupRow): BetGroup => ({
  typeCode: row.type_code,
  period: row.period,
  lineQ: row.line_q,
  code: row.code,
  scoreAtBet:
    row.score_home === null || row.score_away === null
      ? null
      : { home: row.score_home, away: row.score_away },
  stake: row.stake,
  payout: row.payout,
  bets: row.bets,
})

/** SPORT_FIXTURE_UNKNOWN. */
export async function liabilityOfFixture(context: CallContext, fixtureId: string) {
  const { tx, merchant, language } = context
  const heads = await readFixtureRows(tx, { merchantId: merchant.id, language }, [fixtureId])
  const row = heads.get(fixtureId) ?? refuse('SPORT_FIXTURE_UNKNOWN')
  const limit = await limitOf(tx, merchant.id)
  const groups = await groupsOfFixture(tx, { merchantId: merchant.id, fixtureId })
  const parlays = parlayFinder(await openParlays(tx, { merchantId: merchant.id, fixtureId }))
  const now = row.facts.scores?.FT ?? { home: 0, away: 0 }
  const hasScores = row.kind === 'MATCH' && row.sport_code === 'FOOTBALL'
  const grid = hasScores ? scoreGrid(groups.map(groupOf), row.facts, now) : null
  const chances = scoreChances(groups)
  return {
    ...headOf(row, row.is_held ?? false),
    stakeAmount: groups.reduce((sum, { stake }) => sum + stake, 0n),
    betCount: groups.reduce((sum, { bets }) => sum + bets, 0),
    limitAmount: limit,
    ...parlays('ALL', ''),
    scores: (grid?.cells ?? []).map((cell) => ({
      ...cell,
      chancePpm: chances.get(`${cell.home}-${cell.away}`) ?? null,
    })),
    worst: grid?.worst ?? null,
    expectedAmount: expectedAmount(groups, now),
    counted: grid?.counted ?? 0,
    markets: marketViews(groups, limit, language),
    currency: merchant.currency,
  }
}

/** By score, if the correct score is among the markets with bets and its chances are known. */
function scoreChances(groups: readonly GroupRow[]): ReadonlyMap<string, number> {
  const exact = groups.find((row) => row.type_code === 'CS' && row.period === 'FT' && row.chances !== null)
  return new Map(
    (exact?.codes ?? []).flatMap((code, place) => {
      const win = exact!.chances![place]?.[0]
      return win === undefined ? [] : [[code, win] as const]
    }),
  )
}

/**
 * Null if the chance of one of them is not known: a handicap that was taken at another score has none now.
 */
function expectedAmount(groups: readonly GroupRow[], now: Score): bigint | null {
  let sum = 0n
  for (const row of groups) {
    const group = groupOf(row)
    const chances = row.chances?.[row.codes.indexOf(row.code)] as Chances | undefined
    const isAtScore =
      group.typeCode !== 'AH' ||
      group.scoreAtBet === null ||
      (group.scoreAtBet.home === now.home && group.scoreAtBet.away === now.away)
    if (!chances || !isAtScore) return null
    sum += expectedOf(group, chances)
  }
  return groups.length === 0 ? null : sum
}

function marketViews(groups: readonly GroupRow[], limit: bigint, language: string) {
  return [...Map.groupBy(groups, (row) => row.market_no)]
    .map(([marketNo, rows]) => {
      const first = rows[0]!
      const standings = [...Map.groupBy(rows, (row) => row.code)].map(
        ([code, own]): Standing => ({
          code,
          stake: own.reduce((sum, { stake }) => sum + stake, 0n),
          payout: own.reduce((sum, { payout }) => sum + payout, 0n),
          bets: own.reduce((sum, { bets }) => sum + bets, 0),
        }),
      )
      const liability = marketLiability(first.type_code, first.codes, standings)
      const by = new Map(standings.map((standing) => [standing.code, standing]))
      // Of a correct score and of runners, only what is bet on is of interest.
      const codes = first.codes.length > 4 ? first.codes.filter((code) => by.has(code)) : first.codes
      return {
        marketId: `${marketNo}`,
        typeCode: first.type_code,
        period: first.period,
        line: first.line_q,
        stakeAmount: liability.stake,
        betCount: liability.bets,
        worstAmount: liability.worst,
        usedPpm: usedPpmOf(liability.worst, limit),
        selections: codes.map((code) => ({
          code,
          name: first.runners?.[code]?.[language === 'th' ? 'th' : 'en'] ?? null,
          stakeAmount: by.get(code)?.stake ?? 0n,
          betCount: by.get(code)?.bets ?? 0,
          payoutAmount: by.get(code)?.payout ?? 0n,
          resultAmount: liability.results.get(code) ?? 0n,
        })),
      }
    })
    .sort(byWorst)
}
