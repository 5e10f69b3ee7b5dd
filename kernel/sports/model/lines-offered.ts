/** Which lines are offered: the one nearest to evens and those beside it (domain/sportsbook.md §10). */
import type { FeedMarket } from '../feed.ts'
import type { MarketType, Period } from '../words.ts'
import {
  effectiveChance,
  handicapChances,
  overChances,
  twoSided,
  type Chances,
  type Distribution,
} from './chances.ts'

export interface LineKind {
  readonly codes: readonly [string, string]
  chances(lineQ: number, counts: Distribution): Chances
  /** The line at which a count is level: over wins above it, the home side's lead is under it. */
  levelQ(mean: number): number
}

export const handicapLines: LineKind = {
  codes: ['HOME', 'AWAY'],
  chances: handicapChances,
  levelQ: (mean) => -4 * mean,
}
export const totalLines: LineKind = {
  codes: ['OVER', 'UNDER'],
  chances: overChances,
  levelQ: (mean) => 4 * mean,
}

export interface LineOffer {
  readonly typeCode: MarketType
  readonly period: Period
  readonly kind: LineKind
  readonly counts: Distribution
  /** In quarters: 1 for all lines, 2 for halves and wholes, 4 with `firstQ` 2 for halves alone. */
  readonly stepQ: number
  readonly firstQ?: number
  /** How many lines beside the main one on either hand. */
  readonly beside: number
  /** Lines that were sold before and stay, so that who has one can still cash out. */
  readonly kept?: readonly number[]
  readonly isMain?: boolean
  readonly isLive?: boolean
}

/** How far from the mean the nearest line may be, in steps. */
const SEARCHED = 12

/** The line whose chances are nearest to even, the lower one of two. */
export function mainLine({
  kind,
  counts,
  stepQ,
  firstQ = 0,
}: Omit<LineOffer, 'typeCode' | 'period' | 'beside'>): number {
  const middle = Math.round((kind.levelQ(meanOf(counts)) - firstQ) / stepQ)
  let best = { lineQ: middle * stepQ + firstQ, distance: Number.POSITIVE_INFINITY }
  for (let step = -SEARCHED; step <= SEARCHED; step++) {
    const lineQ = (middle + step) * stepQ + firstQ
    const distance = Math.abs(effectiveChance(kind.chances(lineQ, counts)) - 0.5)
    // The nudge keeps the lower of two lines that are equally near whatever the last bit says.
    if (distance < best.distance - 1e-9) best = { lineQ, distance }
  }
  return best.lineQ
}

/** The main line and those beside it. */
export function linesAbout(offer: LineOffer, main = mainLine(offer)): number[] {
  const { kind, stepQ, beside } = offer
  const steps = Array.from({ length: 2 * beside + 1 }, (_, place) => place - beside)
  return steps.map((step) => main + step * stepQ).filter((lineQ) => kind === handicapLines || lineQ > 0)
}

export function lineMarkets(offer: LineOffer): FeedMarket[] {
  const { typeCode, period, kind, counts, kept = [], isMain = false, isLive } = offer
  const main = mainLine(offer)
  const lines = new Set([...linesAbout(offer, main), ...kept])
  return [...lines]
    .sort((a, b) => a - b)
    .map((lineQ) =>
      twoSided(
        { typeCode, period, isLive, isMain: isMain && lineQ === main },
        lineQ,
        kind.codes,
        kind.chances(lineQ, counts),
      ),
    )
}

export function meanOf({ least, chances }: Distribution): number {
  let sum = 0
  let all = 0
  for (const [place, chance] of chances.entries()) {
    sum += chance * (least + place)
    all += chance
  }
  return sum / all
}
