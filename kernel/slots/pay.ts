/** What a window of a slot pays: the only place in which lines and scatters are judged. */
import type { PaysByCount, SlotSheet, SymbolCode } from './sheet.ts'

/** The visible symbols: one text for each reel, top row first. */
export type SlotWindow = readonly string[]

export interface LineWin {
  /** Index in the sheet's lines. */
  readonly line: number
  readonly symbol: SymbolCode
  readonly count: number
  /** Multiple of the stake on a line. */
  readonly pays: number
}

/** The window at these stops: row r shows the symbol at `stop + r`, wrapping round the end of the strip. */
export function windowAt(
  sheet: SlotSheet,
  stops: readonly number[],
  strips: readonly string[] = sheet.strips,
): SlotWindow {
  return strips.map((strip, reel) => {
    let column = ''
    for (let row = 0; row < sheet.rowCount; row++) column += strip[(stops[reel]! + row) % strip.length]!
    return column
  })
}

/** The best win of one line: the longest run from the left of one symbol and its wilds, or of wilds alone. */
export function payLine(sheet: SlotSheet, symbols: readonly SymbolCode[]): Omit<LineWin, 'line'> | null {
  const wild = sheet.wild.symbol
  let wildCount = 0
  while (symbols[wildCount] === wild) wildCount += 1
  const natural = symbols[wildCount]
  const ofWilds = winOf(sheet, wild, wildCount)
  if (natural === undefined || !sheet.wild.substitutes.includes(natural)) return ofWilds
  let count = wildCount + 1
  while (symbols[count] === natural || symbols[count] === wild) count += 1
  const ofNatural = winOf(sheet, natural, count)
  return ofNatural && (!ofWilds || ofNatural.pays > ofWilds.pays) ? ofNatural : ofWilds
}

/** All winning lines of a window, in the order of the lines. */
export function payLines(sheet: SlotSheet, window: SlotWindow): LineWin[] {
  const wins: LineWin[] = []
  // One array is reused for every line: a million simulated rounds judge twenty million of them.
  const symbols: SymbolCode[] = window.map(() => '')
  for (let line = 0; line < sheet.lines.length; line++) {
    const rows = sheet.lines[line]!
    for (let reel = 0; reel < rows.length; reel++) symbols[reel] = window[reel]![rows[reel]!]!
    const win = payLine(sheet, symbols)
    if (win) wins.push({ line, ...win })
  }
  return wins
}

export interface WaysWin {
  readonly symbol: SymbolCode
  /** Number of reels from the left on which it occurs. */
  readonly count: number
  /** The number of ways: the product of its places on those reels. */
  readonly ways: number
  /** Coins for each way. */
  readonly pays: number
}

/**
 * All winning symbols of a window in a ways game, in the order of the paytable; each pays its longest run
 * only.
 */
export function payWays(sheet: SlotSheet, window: SlotWindow): WaysWin[] {
  const wins: WaysWin[] = []
  for (const symbol of Object.keys(sheet.pays)) {
    let count = 0
    let ways = 1
    for (const column of window) {
      const places = countWays(sheet, column, symbol)
      if (places === 0) break
      ways *= places
      count += 1
    }
    const pays = sheet.pays[symbol]![count]
    if (pays !== undefined) wins.push({ symbol, count, ways, pays })
  }
  return wins
}

/** Places of a column with the symbol or a wild for it. */
export function countWays(sheet: SlotSheet, column: string, symbol: SymbolCode): number {
  let places = 0
  for (const place of column) if (standsFor(sheet, place, symbol)) places += 1
  return places
}

/** Whether a place counts for a symbol: it shows the symbol, or a wild that stands for it. */
export function standsFor({ wild }: Pick<SlotSheet, 'wild'>, shown: string, symbol: SymbolCode): boolean {
  return shown === symbol || (shown === wild.symbol && wild.substitutes.includes(symbol))
}

export function countScatters(
  sheet: { readonly scatter?: { readonly symbol: SymbolCode } },
  window: SlotWindow,
): number {
  const scatter = sheet.scatter?.symbol
  if (scatter === undefined) return 0
  let count = 0
  for (const column of window) for (const symbol of column) if (symbol === scatter) count += 1
  return count
}

/** The entry for a count; counts above the largest entry use the largest. */
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
