/** A valid selection by chance. */
import type { Play, SelectionRow } from './classic/play.ts'

/** A whole number 0 ≤ n < m; the caller brings the chance. */
export type WholeNumber = (m: number) => number

/** Rows that must not share numbers can take a few attempts. */
const MOST_ATTEMPTS = 1_000

/**
 * One combination of a play by chance, every one as likely as any other of its rows. Plays on a figure take
 * one figure, which buys all its numbers.
 */
export function quickPick(play: Play, wholeNumber: WholeNumber): string[][] {
  const filled = play.example.selections.filter((row) => row.length > 0).length
  const everyPlace = [...play.rows.keys()]
  const isWhole = filled === everyPlace.length
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const places = isWhole ? everyPlace : sortedSample(play.rows.length, filled, wholeNumber)
    const selections = play.rows.map((row, at) =>
      places.includes(at) ? pickOf(row, play.example.selections[at]!.length, wholeNumber) : [],
    )
    if ('combinations' in play.count(selections)) return selections
  }
  throw new Error(`no valid pick of ${play.code} was found`)
}

function pickOf(row: SelectionRow, inExample: number, wholeNumber: WholeNumber): string[] {
  const count = row.min > 0 ? inExample : 1
  return sortedSample(row.symbols.length, count, wholeNumber).map((at) => row.symbols[at]!)
}

/** `count` different numbers below `size`, ascending. */
function sortedSample(size: number, count: number, wholeNumber: WholeNumber): number[] {
  const left = Array.from({ length: size }, (_, at) => at)
  const taken: number[] = []
  for (let drawn = 0; drawn < count; drawn++) taken.push(...left.splice(wholeNumber(left.length), 1))
  return taken.sort((a, b) => a - b)
}
