/** Prices of football before and during a match (domain/sportsbook.md §10). */
import { nil, type Score } from '../facts.ts'
import type { FeedMarket } from '../feed.ts'
import { remainingLine } from '../lines.ts'
import type { MarketType, Period, Side } from '../words.ts'
import { plainChances, plainMarket, twoSided, type Chances } from './chances.ts'
import { chancesByScore } from './chances-by-score.ts'
import { afterReds, LEAST_SHARE, MINUTES, remainingShare, scaled, type Expected } from './expected-goals.ts'
import { cornersAndCards } from './football-counts.ts'
import { handicapLines, lineMarkets, linesAbout, totalLines, type LineOffer } from './lines-offered.ts'
import { chanceOf, goalsOf, leadsOf, scoreMatrix, totalsOf, type ScoreMatrix } from './poisson.ts'
import { strengthsOf, type ModelState } from './state.ts'

/**
 * The part of the goals that the first half has. Real matches have 45 % [D]; virtual ones are drawn with the
 * same chance in every minute, so theirs is a half: any other part would sell one half too cheaply.
 */
export const FIRST_HALF_SHARE = 0.45
const EVEN_SHARE = 0.5
const HALF = 45

/** A match or a half as it goes on from now: what has been scored, and the goals to come. */
interface Course {
  readonly period: Period
  readonly now: Score
  readonly rest: Expected
  readonly matrix: ScoreMatrix
  /** As it was priced before it began; null: it has not. */
  readonly before: Course | null
}

const courseOf = (period: Period, now: Score, rest: Expected, before: Course | null): Course => ({
  period,
  now,
  rest,
  matrix: scoreMatrix(rest.home, rest.away),
  before,
})

export function footballMarkets(state: ModelState): FeedMarket[] {
  const { clock, facts } = state
  if (facts.ended.includes('FT')) return []
  const isLive = clock !== null
  const minute = clock?.minute ?? 0
  const expected = afterReds(strengthsOf(state), state.reds)
  const start = isLive ? courseOf('FT', nil, strengthsOf(state), null) : null
  const rest = scaled(expected, remainingShare(minute))
  const match = courseOf('FT', facts.scores.FT ?? nil, rest, start)
  const markets = [...matchMarkets(match), ...goalMarkets(match, facts.goals ?? [])]
  if (!isLive) markets.push(...beforeTheStart(match, expected))
  if (!facts.ended.includes('H1')) {
    const share = Math.max((EVEN_SHARE * (HALF - minute)) / HALF, LEAST_SHARE)
    const half = courseOf('H1', facts.scores.H1 ?? nil, scaled(expected, share), null)
    markets.push(...halfMarkets(half))
  }
  return [...markets, ...cornersAndCards(state, MINUTES - Math.min(minute, MINUTES - 1))]
}

const plainOf = ({ period, matrix, now }: Course, typeCode: MarketType, isMain = false): FeedMarket =>
  plainMarket({ typeCode, period, isMain }, chancesByScore(typeCode, matrix, now))

/** The side that is ahead at the end wins, and a draw returns the stake. */
export function drawNoBetChances(matrix: ScoreMatrix, now: Score): Chances {
  const win = chanceOf(matrix, ({ home, away }) => home > away, now)
  const push = chanceOf(matrix, ({ home, away }) => home === away, now)
  return { ...plainChances(win), PUSH: push, LOSE: 1 - win - push }
}

function matchMarkets(match: Course): FeedMarket[] {
  const { period, matrix, now } = match
  return [
    plainOf(match, '1X2', true),
    ...lineMarkets({ ...handicaps(match, 2), kept: keptHandicaps(match), isMain: true }),
    ...lineMarkets({ ...totals(match, 2), kept: keptTotals(match), isMain: true }),
    plainOf(match, 'DC'),
    twoSided({ typeCode: 'DNB', period }, null, ['HOME', 'AWAY'], drawNoBetChances(matrix, now)),
    plainOf(match, 'BTTS'),
    plainOf(match, 'OE'),
    plainOf(match, 'TG'),
    ...teamTotals(match, 'home'),
    ...teamTotals(match, 'away'),
  ]
}

const handicaps = ({ period, matrix }: Course, beside: number): LineOffer => ({
  typeCode: 'AH',
  period,
  kind: handicapLines,
  counts: leadsOf(matrix),
  stepQ: 1,
  beside,
})
const totals = ({ period, matrix, now }: Course, beside: number): LineOffer => ({
  typeCode: 'OU',
  period,
  kind: totalLines,
  counts: totalsOf(matrix, now.home + now.away),
  stepQ: 1,
  beside,
})

/** Where the handicaps of before the start stand for the goals to come. */
const keptHandicaps = ({ before, now }: Course): number[] =>
  before ? linesAbout(handicaps(before, 2)).map((lineQ) => remainingLine(lineQ, null, now)) : []
const keptTotals = ({ before }: Course): number[] => (before ? linesAbout(totals(before, 2)) : [])

function teamTotals({ period, now, rest, before }: Course, side: 'home' | 'away'): FeedMarket[] {
  const offer = (expected: number, scored: number): LineOffer => ({
    typeCode: side === 'home' ? 'TEAM_OU_HOME' : 'TEAM_OU_AWAY',
    period,
    kind: totalLines,
    counts: goalsOf(expected, scored),
    stepQ: 4,
    firstQ: 2,
    beside: 0,
  })
  const kept = before ? linesAbout(offer(before.rest[side], 0)) : []
  return lineMarkets({ ...offer(rest[side], now[side]), kept })
}

/** Who scores first while nobody has, and who scores last. */
function goalMarkets({ period, rest }: Course, goals: readonly Side[]): FeedMarket[] {
  const all = rest.home + rest.away
  const noMore = Math.exp(-all)
  const next = { HOME: ((1 - noMore) * rest.home) / all, AWAY: ((1 - noMore) * rest.away) / all, NONE: 0 }
  const last = goals.at(-1) ?? 'NONE'
  const ended = Object.entries({ ...next, [last]: next[last] + noMore })
  const lastGoal = plainMarket({ typeCode: 'LG', period }, ended)
  return goals.length > 0 ? [lastGoal] : [plainMarket({ typeCode: 'FG', period }, ended), lastGoal]
}

const halfMarkets = (half: Course): FeedMarket[] => [
  plainOf(half, '1X2'),
  ...lineMarkets(handicaps(half, 1)),
  ...lineMarkets(totals(half, 1)),
]

function beforeTheStart(match: Course, expected: Expected): FeedMarket[] {
  const typeCode = 'CS'
  return [
    plainMarket({ typeCode, period: 'FT', isLive: false }, chancesByScore(typeCode, match.matrix)),
    plainMarket(
      { typeCode: 'HTFT', period: 'FT', isLive: false },
      Object.entries(halfTimeFullTime(expected, EVEN_SHARE)),
    ),
  ]
}

/** The chances of HH, HD … AA if the first half has a part of the goals. */
export function halfTimeFullTime(expected: Expected, firstShare = FIRST_HALF_SHARE): Record<string, number> {
  const first = leadsOf(matrixOfShare(expected, firstShare))
  const second = leadsOf(matrixOfShare(expected, 1 - firstShare))
  const leads = { H: 0, D: 0, A: 0 }
  const codes = Object.keys(leads).flatMap((half) => Object.keys(leads).map((full) => half + full))
  const chances: Record<string, number> = Object.fromEntries(codes.map((code) => [code, 0]))
  for (const [at, firstChance] of first.chances.entries())
    for (const [more, secondChance] of second.chances.entries()) {
      const half = first.least + at
      chances[leadName(half) + leadName(half + second.least + more)]! += firstChance * secondChance
    }
  return chances
}

const matrixOfShare = (expected: Expected, share: number): ScoreMatrix => {
  const { home, away } = scaled(expected, share)
  return scoreMatrix(home, away)
}
const leadName = (lead: number): string => (lead > 0 ? 'H' : lead < 0 ? 'A' : 'D')
