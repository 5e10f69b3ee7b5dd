/** How many combinations some lines have together, each counted once. */
import type { Selections } from './play.ts'

/**
 * Combinations with one symbol of each row that are in any of the lines; with `isDistinct` no symbol stands
 * twice in one. Row by row only the lines that are still met are followed, and a set of lines that is met
 * again is not counted again.
 */
export function unionOf(lines: readonly Selections[], isDistinct: boolean): number {
  const known = new Map<string, number>()
  const rows = lines[0]?.length ?? 0
  const countFrom = (row: number, met: readonly number[], used: readonly string[]): number => {
    if (row === rows) return 1
    const key = `${row}:${met}:${isDistinct ? used : ''}`
    const counted = known.get(key)
    if (counted !== undefined) return counted
    let sum = 0
    for (const [symbol, next] of linesBySymbol(lines, row, met)) {
      if (isDistinct && used.includes(symbol)) continue
      sum += countFrom(row + 1, next, isDistinct ? [...used, symbol] : used)
    }
    known.set(key, sum)
    return sum
  }
  return rows === 0 ? 0 : countFrom(0, [...lines.keys()], [])
}

function linesBySymbol(lines: readonly Selections[], row: number, met: readonly number[]) {
  const bySymbol = new Map<string, number[]>()
  for (const line of met)
    for (const symbol of lines[line]![row]!) {
      const found = bySymbol.get(symbol)
      if (found) found.push(line)
      else bySymbol.set(symbol, [line])
    }
  return bySymbol
}

/** Sets of `take` symbols that are in any of the lines, which have one row each. */
export function unionOfSets(symbols: readonly string[], take: number, lines: readonly Selections[]): number {
  const rows = lines.map((line) => new Set(line[0]))
  const countFrom = (at: number, left: number, met: readonly ReadonlySet<string>[]): number => {
    if (met.length === 0) return 0
    if (left === 0) return 1
    let sum = 0
    for (let next = at; next <= symbols.length - left; next++)
      sum += countFrom(
        next + 1,
        left - 1,
        met.filter((row) => row.has(symbols[next]!)),
      )
    return sum
  }
  return countFrom(0, take, rows)
}
