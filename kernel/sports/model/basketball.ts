/**
 * Prices of basketball (domain/sportsbook.md §10). A side has two possessions a minute, each worth three, two
 * or one point or none, so that leads and totals are nearly normal: the mean and the variance of what is left
 * to play are those of its possessions, and whole numbers take the chance between the halves beside them.
 */
import { nil } from '../facts.ts'
import type { FeedMarket } from '../feed.ts'
import type { MarketType, Period } from '../words.ts'
import { baskets, MINUTES, OVERTIME, POSSESSIONS, QUARTER, quarters } from './basketball-rates.ts'
import { plainMarket, twoSided, type Chances, type Distribution } from './chances.ts'
import { handicapLines, lineMarkets, linesAbout, totalLines, type LineKind } from './lines-offered.ts'
import { strengthsOf, type ModelState } from './state.ts'

/** The squares of a possession's points on average, for each expected one. */
const SQUARE = baskets.reduce((sum, { points, ppm }) => sum + points ** 2 * ppm, 0) / 1_000_000

interface Rates {
  readonly mean: number
  readonly variance: number
}

/** What one side scores in so many minutes, by its expected points of 40. */
function ratesOf(points: number, minutes: number): Rates {
  const expected = points / (MINUTES * POSSESSIONS)
  const possessions = minutes * POSSESSIONS
  return { mean: possessions * expected, variance: possessions * (SQUARE * expected - expected ** 2) }
}

interface Counts {
  readonly leads: Distribution
  readonly totals: Distribution
  readonly home: Distribution
  readonly away: Distribution
}

/** After so many minutes more from a score. */
function countsAfter(points: Sides, now: Sides, minutes: number): Counts {
  const [home, away] = [ratesOf(points.home, minutes), ratesOf(points.away, minutes)]
  const variance = home.variance + away.variance
  return {
    leads: normal(now.home - now.away + home.mean - away.mean, variance),
    totals: normal(now.home + now.away + home.mean + away.mean, variance),
    home: normal(now.home + home.mean, home.variance),
    away: normal(now.away + away.mean, away.variance),
  }
}

type Sides = { readonly home: number; readonly away: number }

export function basketballMarkets(state: ModelState): FeedMarket[] {
  const { facts, minutes } = state
  if (facts.ended.includes('GAME')) return []
  const points = strengthsOf(state)
  const now = facts.scores.GAME ?? nil
  const left = minutes < MINUTES ? MINUTES - minutes : OVERTIME - ((minutes - MINUTES) % OVERTIME)
  const game = withOvertime(countsAfter(points, now, left), points)
  const start = state.clock ? withOvertime(countsAfter(points, nil, MINUTES), points) : null
  const markets = gameMarkets(game, start)
  if (minutes < 2 * QUARTER)
    markets.push(...partMarkets('H1', countsAfter(points, facts.scores.H1 ?? nil, 2 * QUARTER - minutes)))
  if (minutes < MINUTES) {
    const place = Math.floor(minutes / QUARTER)
    const quarter = quarters[place]!
    const rest = (place + 1) * QUARTER - minutes
    markets.push(...partMarkets(quarter, countsAfter(points, facts.scores[quarter] ?? nil, rest)))
  }
  return markets
}

/** Half points alone, so that nothing is pushed. */
const halves = { stepQ: 4, firstQ: 2 } as const

/** `start`: as it was priced before it began; its lines stay. Null: it has not begun. */
function gameMarkets({ leads, totals, home, away }: Counts, start: Counts | null): FeedMarket[] {
  const period = 'GAME'
  const ofTeam = (typeCode: MarketType, counts: Distribution, before: Distribution | undefined) => {
    const offer = { ...halves, typeCode, period, kind: totalLines, beside: 0 } as const
    const kept = before ? linesAbout({ ...offer, counts: before }) : []
    return lineMarkets({ ...offer, counts, kept })
  }
  const odd = totals.chances.reduce(
    (sum, chance, place) => sum + ((totals.least + place) % 2 === 0 ? 0 : chance),
    0,
  )
  return [
    twoSided({ typeCode: 'ML', period, isMain: true }, null, ['HOME', 'AWAY'], winnerChances(leads)),
    ...partMarkets(period, { leads, totals }, { beside: 2, isMain: true, start }),
    ...ofTeam('TEAM_OU_HOME', home, start?.home),
    ...ofTeam('TEAM_OU_AWAY', away, start?.away),
    plainMarket({ typeCode: 'OE', period }, [
      ['ODD', odd],
      ['EVEN', 1 - odd],
    ]),
  ]
}

type LeadsAndTotals = Pick<Counts, 'leads' | 'totals'>

function partMarkets(
  period: Period,
  { leads, totals }: LeadsAndTotals,
  { beside = 0, isMain = false, start = null as LeadsAndTotals | null } = {},
): FeedMarket[] {
  const offered = (typeCode: MarketType, kind: LineKind, counts: Distribution, before?: Distribution) => {
    const offer = { ...halves, typeCode, period, kind, beside, isMain }
    return lineMarkets({ ...offer, counts, kept: before ? linesAbout({ ...offer, counts: before }) : [] })
  }
  return [
    ...offered('HDP', handicapLines, leads, start?.leads),
    ...offered('OUP', totalLines, totals, start?.totals),
  ]
}

/** Who is ahead at the end; a game with overtime has no tie. */
function winnerChances(leads: Distribution): Chances {
  const chances = { WIN: 0, HALF_WIN: 0, PUSH: 0, HALF_LOSE: 0, LOSE: 0 }
  for (const [place, chance] of leads.chances.entries()) {
    const lead = leads.least + place
    chances[lead > 0 ? 'WIN' : lead < 0 ? 'LOSE' : 'PUSH'] += chance
  }
  return chances
}

/** A tie is played on until there is none; the points of the first overtime alone are added to the totals. */
function withOvertime(counts: Counts, points: Sides): Counts {
  const tie = chanceAt(counts.leads, 0)
  const overtime = countsAfter(points, nil, OVERTIME)
  const stillTied = chanceAt(overtime.leads, 0)
  const decided = counts.leads.chances.map((chance, place) => {
    const lead = counts.leads.least + place
    return lead === 0 ? 0 : chance + (tie * chanceAt(overtime.leads, lead)) / (1 - stillTied)
  })
  const played = (own: Distribution, side: Distribution) => mixed(own, meanOfOvertime(side), tie)
  return {
    leads: { least: counts.leads.least, chances: decided },
    totals: played(counts.totals, overtime.totals),
    home: played(counts.home, overtime.home),
    away: played(counts.away, overtime.away),
  }
}

const chanceAt = ({ least, chances }: Distribution, count: number): number => chances[count - least] ?? 0

/** The points that overtime brings on average, as a whole number. */
const meanOfOvertime = ({ least, chances }: Distribution): number =>
  Math.round(chances.reduce((sum, chance, place) => sum + chance * (least + place), 0))

/** With the chance of `part` so many more. */
function mixed({ least, chances }: Distribution, more: number, part: number): Distribution {
  const longer = [...chances, ...Array<number>(more).fill(0)]
  return {
    least,
    chances: longer.map((chance, place) => chance * (1 - part) + (chances[place - more] ?? 0) * part),
  }
}

/** Beyond six deviations nothing is left to share out; a span that always holds every lead of an overtime. */
const DEVIATIONS = 6
const LEAST_SPAN = 40

/** Whole numbers about a mean. */
function normal(mean: number, variance: number): Distribution {
  const deviation = Math.sqrt(Math.max(variance, 1e-6))
  const span = Math.max(Math.ceil(DEVIATIONS * deviation), LEAST_SPAN)
  const least = Math.round(mean) - span
  const below = Array.from({ length: 2 * span + 2 }, (_, place) =>
    normalBelow((least + place - 0.5 - mean) / deviation),
  )
  return { least, chances: below.slice(1).map((to, place) => to - below[place]!) }
}

/** The standard normal distribution to seven digits (Abramowitz and Stegun 26.2.17). */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series
  return x >= 0 ? 1 - above : above
}
