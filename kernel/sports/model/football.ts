/** Prices of football before and during a match (domain/sportsbook.md §10). */
import type { Score } from '../facts.ts'
import type { FeedMarket } from '../feed.ts'
import { settleLeg } from '../markets.ts'
import type { MarketType, Period, Side } from '../words.ts'
import { plainChances, plainMarket, twoSided, type Chances, type CodeChance } from './chances.ts'
import { afterReds, LEAST_SHARE, MINUTES, remainingShare, scaled, type Expected } from './expected-goals.ts'
import { cornersAndCards } from './football-counts.ts'
import { handicapLines, lineMarkets, totalLines } from './lines-offered.ts'
import { chanceOf, goalsOf, leadsOf, nil, scoreMatrix, totalsOf, type ScoreMatrix } from './poisson.ts'
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
  readonly isLive: boolean
}

const courseOf = (period: Period, now: Score, rest: Expected, isLive: boolean): Course => ({
  period,
  now,
  rest,
  matrix: scoreMatrix(rest.home, rest.away),
  isLive,
})

export function footballMarkets(state: ModelState): FeedMarket[] {
  const { clock, facts } = state
  if (facts.ended.includes('FT')) return []
  const isLive = clock !== null
  const minute = clock?.minute ?? 0
  const expected = afterReds(strengthsOf(state), state.reds)
  const rest = scaled(expected, remainingShare(minute))
  const match = courseOf('FT', facts.scores.FT ?? nil, rest, isLive)
  const markets = [...matchMarkets(match), ...goalMarkets(match, facts.goals ?? [])]
  if (!isLive) markets.push(...beforeTheStart(match, expected))
  if (!facts.ended.includes('H1')) {
    const share = Math.max((EVEN_SHARE * (HALF - minute)) / HALF, LEAST_SHARE)
    const half = courseOf('H1', facts.scores.H1 ?? nil, scaled(expected, share), isLive)
    markets.push(...halfMarkets(half))
  }
  return [...markets, ...cornersAndCards(state, MINUTES - Math.min(minute, MINUTES - 1))]
}

/** The chance of each selection of a market that a score decides, as settlement decides it. */
function chancesOf(
  { matrix, now, period }: Course,
  typeCode: MarketType,
  codes: readonly string[],
): CodeChance[] {
  const leg = { typeCode, period, lineQ: null, scoreAtBet: null }
  const isWon = (code: string, score: Score): boolean =>
    settleLeg({ ...leg, code }, { scores: { [period]: score }, ended: [period], ending: null })?.result ===
    'WIN'
  return codes.map((code) => [code, chanceOf(matrix, (score) => isWon(code, score), now)])
}

function plainOf(course: Course, typeCode: MarketType, codes: readonly string[], isMain = false): FeedMarket {
  const { period } = course
  return plainMarket({ typeCode, period, isMain }, chancesOf(course, typeCode, codes))
}

/** The side that is ahead at the end wins, and a draw returns the stake. */
export function drawNoBetChances(matrix: ScoreMatrix, now: Score): Chances {
  const win = chanceOf(matrix, ({ home, away }) => home > away, now)
  const push = chanceOf(matrix, ({ home, away }) => home === away, now)
  return { ...plainChances(win), PUSH: push, LOSE: 1 - win - push }
}

function matchMarkets(match: Course): FeedMarket[] {
  const { period, matrix, now, rest } = match
  const before = now.home + now.away
  const ofTeam = (typeCode: MarketType, expected: number, scored: number) =>
    lineMarkets({
      typeCode,
      period,
      kind: totalLines,
      counts: goalsOf(expected, scored),
      stepQ: 4,
      firstQ: 2,
      beside: 0,
    })
  return [
    plainOf(match, '1X2', ['1', 'X', '2'], true),
    ...lineMarkets({
      typeCode: 'AH',
      period,
      kind: handicapLines,
      counts: leadsOf(matrix),
      stepQ: 1,
      beside: 2,
      isMain: true,
    }),
    ...lineMarkets({
      typeCode: 'OU',
      period,
      kind: totalLines,
      counts: totalsOf(matrix, before),
      stepQ: 1,
      beside: 2,
      isMain: true,
    }),
    plainOf(match, 'DC', ['1X', '12', 'X2']),
    twoSided({ typeCode: 'DNB', period }, null, ['HOME', 'AWAY'], drawNoBetChances(matrix, now)),
    plainOf(match, 'BTTS', ['YES', 'NO']),
    plainOf(match, 'OE', ['ODD', 'EVEN']),
    plainOf(match, 'TG', ['0-1', '2-3', '4-6', '7+']),
    ...ofTeam('TEAM_OU_HOME', rest.home, now.home),
    ...ofTeam('TEAM_OU_AWAY', rest.away, now.away),
  ]
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

function halfMarkets(half: Course): FeedMarket[] {
  const { period, matrix, now } = half
  return [
    plainOf(half, '1X2', ['1', 'X', '2']),
    ...lineMarkets({
      typeCode: 'AH',
      period,
      kind: handicapLines,
      counts: leadsOf(matrix),
      stepQ: 1,
      beside: 1,
    }),
    ...lineMarkets({
      typeCode: 'OU',
      period,
      kind: totalLines,
      counts: totalsOf(matrix, now.home + now.away),
      stepQ: 1,
      beside: 1,
    }),
  ]
}

const goals = [0, 1, 2, 3, 4]
const scoreCodes = [
  ...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)),
  'OTHER_HOME',
  'OTHER_DRAW',
  'OTHER_AWAY',
]

function beforeTheStart(match: Course, expected: Expected): FeedMarket[] {
  const typeCode = 'CS'
  return [
    plainMarket({ typeCode, period: 'FT', isLive: false }, chancesOf(match, typeCode, scoreCodes)),
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
