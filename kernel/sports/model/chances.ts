/**
 * From chances to prices (domain/sportsbook.md §10). Chances are fractions of one and may be rounded: they
 * make prices, never payouts.
 */
import type { FeedMarket } from '../feed.ts'
import { handicapResult, overResult } from '../lines.ts'
import type { LegResult, MarketType, Period } from '../words.ts'

export type Chances = Readonly<Record<Exclude<LegResult, 'VOID'>, number>>

/** How likely each whole number is: the place is the number less `least`. */
export interface Distribution {
  readonly least: number
  readonly chances: readonly number[]
}

const none: Chances = { WIN: 0, HALF_WIN: 0, PUSH: 0, HALF_LOSE: 0, LOSE: 0 }

function chancesBy(counts: Distribution, resultOf: (count: number) => LegResult): Chances {
  const sums: Record<string, number> = { ...none }
  for (const [place, chance] of counts.chances.entries()) sums[resultOf(counts.least + place)]! += chance
  return sums as Chances
}

/** Of a side by how many goals it is ahead. */
export const handicapChances = (lineQ: number, leads: Distribution): Chances =>
  chancesBy(leads, (lead) => handicapResult(lineQ, lead))

export const overChances = (lineQ: number, totals: Distribution): Chances =>
  chancesBy(totals, (total) => overResult(lineQ, total))

/** What the other side of the same line has. */
export const mirrored = ({ WIN, HALF_WIN, PUSH, HALF_LOSE, LOSE }: Chances): Chances => ({
  WIN: LOSE,
  HALF_WIN: HALF_LOSE,
  PUSH,
  HALF_LOSE: HALF_WIN,
  LOSE: WIN,
})

/** Of a selection that only wins or loses. */
export const plainChances = (chance: number): Chances => ({ ...none, WIN: chance, LOSE: 1 - chance })

/** The decimal price at which a bet is expected to win nothing. */
export const fairPrice = ({ WIN, HALF_WIN, HALF_LOSE, LOSE }: Chances): number =>
  1 + (LOSE + HALF_LOSE / 2) / (WIN + HALF_WIN / 2)

/** The chance that the fair price stands for; those of the two sides of a line make one. */
export function effectiveChance({ WIN, HALF_WIN, HALF_LOSE, LOSE }: Chances): number {
  const wins = WIN + HALF_WIN / 2
  const all = wins + LOSE + HALF_LOSE / 2
  return all > 0 ? wins / all : 0
}

const LEAST_PRICE = 10_100
/** Longer prices are cut to it: the rarest scores would have prices that no limit allows anyway. */
const MOST_PRICE = 5_000_000
/** So that a price that is a hundredth exactly is not cut below it by the last bit. */
const NUDGE = 1e-9

/**
 * Times 10,000, cut to hundredths, with a margin of `margin` (0.04 is 4 %). 0, not offered: it cannot win, or
 * the price would be below 1.01.
 */
export function marginPrice(chance: number, margin: number): number {
  if (chance <= 0) return 0
  const priceE4 = 100 * Math.floor(100 / (chance * (1 + margin)) + NUDGE)
  return priceE4 < LEAST_PRICE ? 0 : Math.min(priceE4, MOST_PRICE)
}

/** Of the kinds of markets; a match's own markets take theirs from here. */
export const margins: Readonly<Partial<Record<MarketType, number>>> = {
  '1X2': 0.06,
  DC: 0.06,
  DNB: 0.05,
  BTTS: 0.06,
  OE: 0.05,
  CS: 0.25,
  HTFT: 0.18,
  TG: 0.08,
  FG: 0.08,
  LG: 0.08,
  FIRST_BLOOD: 0.06,
  OUTRIGHT: 0.2,
}
const LINE_MARGIN = 0.04
export const marginOf = (typeCode: MarketType): number => margins[typeCode] ?? LINE_MARGIN

const MILLION = 1_000_000
/** Cut so that the four never make more than a million together. */
const ppm = (chance: number): number => Math.max(0, Math.floor(chance * MILLION))

export type CodeChance = readonly [code: string, chance: number]
type Selection = FeedMarket['selections'][number]

export const selectionOf = (code: string, chances: Chances, margin: number): Selection => ({
  code,
  price: marginPrice(effectiveChance(chances), margin),
  chances: [ppm(chances.WIN), ppm(chances.HALF_WIN), ppm(chances.PUSH), ppm(chances.HALF_LOSE)],
})

interface Place {
  readonly typeCode: MarketType
  readonly period: Period
  readonly isMain?: boolean
  readonly isLive?: boolean
}

const opened = ({ typeCode, period, isMain = false, isLive = true }: Place) =>
  ({ typeCode, period, isMain, isLive, state: 'OPEN' }) as const

/**
 * A market of selections of which one wins, in their order: pairs, since the keys of an object that look like
 * numbers come first.
 */
export function plainMarket(place: Place, chances: readonly CodeChance[]): FeedMarket {
  const selections = chances.map(([code, chance]) =>
    selectionOf(code, plainChances(chance), marginOf(place.typeCode)),
  )
  return { ...opened(place), line: null, selections }
}

/** A market of two sides at a line, by the chances of the first. */
export function twoSided(
  place: Place,
  line: number | null,
  codes: readonly [string, string],
  chances: Chances,
): FeedMarket {
  const margin = marginOf(place.typeCode)
  const selections = [
    selectionOf(codes[0], chances, margin),
    selectionOf(codes[1], mirrored(chances), margin),
  ]
  return { ...opened(place), line, selections }
}

/** Whether anything of it can be bet on. */
export const isOffered = (market: FeedMarket): boolean => market.selections.some(({ price }) => price > 0)
