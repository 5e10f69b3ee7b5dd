/** Prices of corners and cards: each minute has the same small chance of one (domain/sportsbook.md §10). */
import type { Score } from '../facts.ts'
import type { FeedMarket } from '../feed.ts'
import type { MarketType } from '../words.ts'
import type { Distribution } from './chances.ts'
import { MINUTES } from './expected-goals.ts'
import { handicapLines, lineMarkets, linesAbout, totalLines } from './lines-offered.ts'
import { binomial, leadsOf, matrixOf } from './poisson.ts'
import type { ModelState } from './state.ts'

/** Chances of a minute of a virtual match, in millionths. */
export const CORNER_PPM = { home: 58_000, away: 48_000 } as const
export const YELLOW_PPM = { home: 19_000, away: 22_000 } as const
export const RED_PPM = { home: 700, away: 900 } as const

type Rates = { readonly home: number; readonly away: number }
const MILLION = 1_000_000
const CARDS_OF_RED = 2

/** `minutes` are those that are left. A handicap counts the whole match, so it is sold before it alone. */
export function cornersAndCards({ facts, clock }: ModelState, minutes: number): FeedMarket[] {
  const [corners, cards] = [facts.corners?.FT, facts.cards?.FT]
  const before = (count: Score | undefined): number => (count ? count.home + count.away : 0)
  const half = { period: 'FT', stepQ: 4, firstQ: 2 } as const
  const totals = (typeCode: MarketType, countsOf: typeof cornerTotals, made: Score | undefined) => {
    const offer = { ...half, typeCode, kind: totalLines, beside: 1 }
    const kept = clock ? linesAbout({ ...offer, counts: countsOf(MINUTES, 0) }) : []
    return lineMarkets({ ...offer, counts: countsOf(minutes, before(made)), kept })
  }
  const markets = [...totals('CORNERS_OU', cornerTotals, corners), ...totals('CARDS_OU', cardTotals, cards)]
  if (clock) return markets
  const leads = { ...half, kind: handicapLines, beside: 1, isLive: false }
  return [
    ...markets,
    ...lineMarkets({ ...leads, typeCode: 'CORNERS_AH', counts: leadsOf(cornerMatrix(minutes)) }),
    ...lineMarkets({ ...leads, typeCode: 'CARDS_AH', counts: leadsOf(cardMatrix(minutes)) }),
  ]
}

const sideChances = (minutes: number, ppm: number): number[] => binomial(minutes, ppm / MILLION)
/** No minute has more than one of them, whichever side it is. */
const either = (minutes: number, { home, away }: Rates): number[] => sideChances(minutes, home + away)

const cornerTotals = (minutes: number, before: number): Distribution => ({
  least: before,
  chances: either(minutes, CORNER_PPM),
})
const cornerMatrix = (minutes: number) =>
  matrixOf(sideChances(minutes, CORNER_PPM.home), sideChances(minutes, CORNER_PPM.away))

const cardTotals = (minutes: number, before: number): Distribution => ({
  least: before,
  chances: withReds(either(minutes, YELLOW_PPM), either(minutes, RED_PPM)),
})
const cardMatrix = (minutes: number) => {
  const side = (name: 'home' | 'away') =>
    withReds(sideChances(minutes, YELLOW_PPM[name]), sideChances(minutes, RED_PPM[name]))
  return matrixOf(side('home'), side('away'))
}

/** More than so many red cards are as good as never shown. */
const MOST_REDS = 4

function withReds(yellows: readonly number[], reds: readonly number[]): number[] {
  const chances = Array<number>(yellows.length + CARDS_OF_RED * MOST_REDS).fill(0)
  for (const [red, redChance] of reds.slice(0, MOST_REDS + 1).entries())
    for (const [yellow, chance] of yellows.entries())
      chances[yellow + CARDS_OF_RED * red]! += chance * redChance
  return chances
}
