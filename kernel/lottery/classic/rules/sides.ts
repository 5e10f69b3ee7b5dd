/** Big and small, odd and even, dragon and tiger. */
import type { Result } from '../play.ts'
import type { Option, OptionRow } from './options.ts'

/** Sides of a number; `ways` when they are not half of ten. */
export function sidesOf(
  figureOf: (values: Result) => number,
  firstBig: number,
  ways: { readonly BIG: number; readonly SMALL: number; readonly ODD: number; readonly EVEN: number },
): Option[] {
  return [
    { symbol: 'BIG', ways: ways.BIG, holds: (values) => figureOf(values) >= firstBig, kind: 'size' },
    { symbol: 'SMALL', ways: ways.SMALL, holds: (values) => figureOf(values) < firstBig, kind: 'size' },
    { symbol: 'ODD', ways: ways.ODD, holds: (values) => figureOf(values) % 2 === 1, kind: 'parity' },
    { symbol: 'EVEN', ways: ways.EVEN, holds: (values) => figureOf(values) % 2 === 0, kind: 'parity' },
  ]
}

export const evenWays = (ways: number) => ({ BIG: ways, SMALL: ways, ODD: ways, EVEN: ways })

/** Sides of one digit: big 5–9, small 0–4. */
export const digitSides = sidesOf((values) => values[0]!, 5, evenWays(5))

/** A row of sides for each place of a draw. */
export const sideRows = (keys: readonly string[], firstBig: number): OptionRow[] =>
  keys.map((key, place) => ({ key, options: sidesOf((values) => values[place]!, firstBig, evenWays(5)) }))

/** A row of numbers for each place of a draw. */
export function numberRows(
  keys: readonly string[],
  symbols: readonly string[],
  text: (value: number) => string,
): OptionRow[] {
  return keys.map((key, place) => ({
    key,
    options: symbols.map((symbol) => ({
      symbol,
      ways: 1,
      holds: (values) => text(values[place]!) === symbol,
      kind: 'number',
    })),
  }))
}

/** Dragon when the first place has the larger number, tiger when the second has; places count from 0. */
export function duelRow(first: number, second: number, ways: number, tieRefund = false): OptionRow {
  return {
    key: duelKey(first, second),
    options: [
      { symbol: 'DRAGON', ways, holds: (values) => values[first]! > values[second]!, kind: 'duel' },
      { symbol: 'TIGER', ways, holds: (values) => values[first]! < values[second]!, kind: 'duel' },
    ],
    isRefund: tieRefund ? (values) => values[first] === values[second] : undefined,
  }
}

/** `1v5`: places as people count them. */
export const duelKey = (first: number, second: number): string => `${first + 1}v${second + 1}`
