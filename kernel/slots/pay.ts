/** What a window of a slot pays: the only place where lines and scatters are judged. */
import type { PaysByCount, SlotSheet, SymbolCode } from './sheet.ts'

/** The visible symbols: one text a reel, top row first. */
export type SlotWindow = readonly string[]

export interface LineWin {
  /** Index in the sheet's lines. */
  readonly line: number
  readonly symbol: SymbolCode
  readonly count: number
  /** Multiple of the stake a line. */
  readonly pays: number
}

/** The window at these stops: row r shows the symbol `stop + r`, round the end of the strip. */
export function windowAt(sheet: SlotSheet, stops: readonly number[]): SlotWindow {
  return sheet.strips.map((strip, reel) => {
    let column = ''
    for (let row = 0; row < sheet.rowCount; row++) column += strip[(stops[reel]! + row) % strip.length]!
    return column
  })
}

/** The best win of one line: the longest run from the left of one symbol and its wilds, or of wilds alone. */
export function payLine(sheet: SlotSheet, symbols: readonly SymbolCode[]): Omit<LineWin, 'line'> | null {
  const { symbol: wild, substitutes } = sheet.wild
  const wildCount = countWhile(symbols, (symbol) => symbol === wild)
  const natural = symbols[wildCount]
  let best = winOf(sheet, wild, wildCount)
  if (natural !== undefined && substitutes.includes(natural)) {
    const win = winOf(sheet, natural, countWhile(symbols, (symbol) => symbol === natural || symbol === wild))
    if (win && (!best || win.pays > best.pays)) best = win
  }
  return best
}

/** All winning lines of a window, in the order of the lines. */
export function payLines(sheet: SlotSheet, window: SlotWindow): LineWin[] {
  const wins: LineWin[] = []
  sheet.lines.forEach((rows, line) => {
    const win = payLine(sheet, rows.map((row, reel) => window[reel]![row]!))
    if (win) wins.push({ line, ...win })
  })
  return wins
}

export function countScatters(sheet: SlotSheet, window: SlotWindow): number {
  const scatter = sheet.scatter?.symbol
  if (scatter === undefined) return 0
  let count = 0
  for (const column of window) for (const symbol of column) if (symbol === scatter) count += 1
  return count
}

/** The entry for a count; counts above the largest entry take the largest. */
export function byCount(pays: PaysByCount, count: number): number {
  for (let entry = count; entry > 0; entry--) {
    const found = pays[entry]
    if (found !== undefined) return found
  }
  return 0
}

function winOf(sheet: SlotSheet, symbol: SymbolCode, count: number): Omit<LineWin, 'line'> | null {
  const pays = sheet.pays[symbol]?.[count]
  return pays === undefined ? null : { symbol, count, pays }
}

function countWhile(symbols: readonly SymbolCode[], matches: (symbol: SymbolCode) => boolean): number {
  const end = symbols.findIndex((symbol) => !matches(symbol))
  return end === -1 ? symbols.length : end
}
