/** When a reel rolls longer: only if what has stopped can still become something rare, never for effect. */
import { countScatters, payLine, payWays, type SlotWindow } from '../../../kernel/slots/pay.ts'
import { unitsOf, type SlotSheet } from '../../../kernel/slots/sheet.ts'

/** A line worth this many total stakes is worth waiting for. */
const RARE_MULTIPLE = 10

/** Whether the reels left of this one leave free spins or a rare line open. */
export function isTenseReel(sheet: SlotSheet, window: SlotWindow, reel: number): boolean {
  if (canCompleteScatters(sheet, window, reel)) return true
  return (
    reel === sheet.strips.length - 1 &&
    (sheet.coins === undefined ? canCompleteRareLine : canCompleteRareWays)(sheet, window, reel)
  )
}

function canCompleteScatters(sheet: SlotSheet, window: SlotWindow, reel: number): boolean {
  if (!sheet.scatter) return false
  const least = Math.min(...Object.keys(sheet.scatter.freeSpins).map((count) => Number.parseInt(count, 10)))
  return countScatters(sheet, window.slice(0, reel)) === least - 1
}

function canCompleteRareLine(sheet: SlotSheet, window: SlotWindow, reel: number): boolean {
  const lastSymbols = [...new Set(sheet.strips[reel]!)]
  return sheet.lines.some((rows) => {
    const head = rows.slice(0, reel).map((row, index) => window[index]![row]!)
    return lastSymbols.some(
      (symbol) => (payLine(sheet, [...head, symbol])?.pays ?? 0) >= RARE_MULTIPLE * sheet.lines.length,
    )
  })
}

/** A symbol on every reel so far, once more on the last. */
function canCompleteRareWays(sheet: SlotSheet, window: SlotWindow, reel: number): boolean {
  const head = window.slice(0, reel)
  return [...new Set(sheet.strips[reel]!)].some((symbol) =>
    payWays(sheet, [...head, symbol]).some(
      (win) => win.count > reel && win.pays * win.ways >= RARE_MULTIPLE * unitsOf(sheet),
    ),
  )
}
