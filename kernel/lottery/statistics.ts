/**
 * How often numbers came and for how long they did not (domain/lottery.md §1.8). Results are given newest
 * first and without void issues. None of this changes the chance of the next draw.
 */
import type { Position } from './classic/families.ts'
import type { Result } from './classic/play.ts'
import type { Sides } from './classic/sides-of.ts'

/** Over how many of the newest issues frequencies are counted. */
export const WINDOWS = [30, 50, 100] as const
/** Over how many of the newest issues the longest gap is sought. */
export const LONGEST_HISTORY = 500
/** How many numbers of a place are called hot, and how many cold. */
const EXTREMES = 3
/** From how many issues in a row a side is listed. */
const LEAST_STREAK = 4

export interface NumberFigures {
  readonly symbol: string
  /** How often it came within the window. */
  readonly frequency: number
  /** Issues since it came last: 0 if it came in the newest, all known issues if it never did. */
  readonly currentOmission: number
  readonly maxOmission: number
  /** (W − hits) / (hits + 1) in tenths, halves to the even tenth. */
  readonly averageOmissionTenths: number
  readonly isHot: boolean
  readonly isCold: boolean
}

export interface PositionFigures {
  readonly key: string
  /** In the order of the board. */
  readonly numbers: readonly NumberFigures[]
}

/** The figures of each place over the newest `window` results. */
export function statisticsOf(
  positions: readonly Position[],
  results: readonly Result[],
  window: number,
): PositionFigures[] {
  const known = results.slice(0, LONGEST_HISTORY)
  return positions.map((position) => ({
    key: position.key,
    numbers: figuresOf(position.symbols, known.map(position.read), window),
  }))
}

function figuresOf(symbols: readonly string[], drawn: readonly string[], window: number): NumberFigures[] {
  const inWindow = Math.min(window, drawn.length)
  const counted = symbols.map((symbol, order) => {
    const places = drawn.flatMap((one, place) => (one === symbol ? [place] : []))
    const frequency = places.filter((place) => place < inWindow).length
    return { symbol, order, frequency, ...omissionsOf(places, drawn.length) }
  })
  const hot = [...counted].sort(
    (a, b) => b.frequency - a.frequency || a.currentOmission - b.currentOmission || a.order - b.order,
  )
  const cold = [...counted].sort(
    (a, b) => a.frequency - b.frequency || b.currentOmission - a.currentOmission || a.order - b.order,
  )
  return counted.map((one) => ({
    symbol: one.symbol,
    frequency: one.frequency,
    currentOmission: one.currentOmission,
    maxOmission: one.maxOmission,
    averageOmissionTenths: halfEvenTenths(inWindow - one.frequency, one.frequency + 1),
    isHot: hot.indexOf(one) < EXTREMES,
    isCold: cold.indexOf(one) < EXTREMES,
  }))
}

/** The gaps before, between and after the places at which a number came. */
function omissionsOf(places: readonly number[], length: number) {
  const currentOmission = places[0] ?? length
  const gaps = places.map((place, at) => (places[at + 1] ?? length) - place - 1)
  return { currentOmission, maxOmission: Math.max(currentOmission, ...gaps) }
}

/** `part / whole` in tenths; half a tenth goes to the even one. */
export function halfEvenTenths(part: number, whole: number): number {
  const tenths = Math.floor((part * 10) / whole)
  const rest = part * 10 - tenths * whole
  const isUp = rest * 2 > whole || (rest * 2 === whole && tenths % 2 === 1)
  return isUp ? tenths + 1 : tenths
}

export interface Streak {
  /** The name of the side: `sum_size`, `units_parity`, `dragon_tiger` … */
  readonly key: string
  /** `BIG`, `SMALL`, `ODD`, `EVEN`, `DRAGON` or `TIGER`. */
  readonly side: string
  /** Issues in a row up to the newest. */
  readonly length: number
}

const twoSides = new Set(['BIG', 'SMALL', 'ODD', 'EVEN', 'DRAGON', 'TIGER'])

/**
 * Sides that came at least four times in a row up to the newest issue, the longest first. A draw with neither
 * side (a tie, three equal dice, a sum that gives stakes back) ends a streak.
 */
export function longStreaks(sides: readonly Sides[]): Streak[] {
  const streaks = Object.entries(sides[0] ?? {}).flatMap(([key, side]): Streak[] => {
    if (!twoSides.has(side)) return []
    const end = sides.findIndex((older) => older[key] !== side)
    const length = end < 0 ? sides.length : end
    return length < LEAST_STREAK ? [] : [{ key, side, length }]
  })
  return streaks.sort((a, b) => b.length - a.length)
}
