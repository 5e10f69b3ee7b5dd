/**
 * Plays a cascade from its sheet (domain/studio-games.md §2.4): symbols pay anywhere; winners leave,
 * survivors fall, empty cells are drawn again with the same chances until nothing wins. Scatters stay and are
 * counted at the end.
 */
import type { FairStream } from '../fair/stream.ts'
import { toWireAmount } from '../money.ts'
import type { CascadeWin } from './events.ts'
import { byCount, countScatters, type SlotWindow } from './pay.ts'
import type { SheetGame } from './sheet-of-game.ts'
import type { CascadeSheet, SymbolCode } from './sheet.ts'
import { gameOf, SlotRound } from './slot-round.ts'

/**
 * The tag of every cascade's draws (domain/studio-games.md §1.2); the nonce, which all solo games share,
 * makes their rounds differ.
 */
const TAG = 'slot:CASC'

/** The game that a cascade's sheet describes. */
export function cascadeGame(sheet: CascadeSheet): SheetGame {
  return gameOf(sheet, TAG, CascadeRound)
}

/** The symbols of a grid that win, in the order of the paytable, with their tenths of the stake. */
export function payCounts(sheet: CascadeSheet, window: SlotWindow): Omit<CascadeWin, 'winAmount'>[] {
  return Object.entries(sheet.pays).flatMap(([symbol, pays]) => {
    const count = countScatters({ scatter: { symbol } }, window)
    const tenths = byCount(pays, count)
    return tenths === 0 ? [] : [{ symbol, count, pays: tenths }]
  })
}

class CascadeRound extends SlotRound<CascadeSheet> {
  protected playSpin(isFree: boolean): void {
    const { sheet } = this
    const { scatter } = sheet
    const multipliers = isFree ? sheet.freeSpinMultipliers : sheet.multipliers
    let window = this.fill(Array.from({ length: sheet.columnCount }, () => ''))
    this.events.push({ type: 'spin', isFree, stops: [], window, freeSpinsLeft: this.freeSpinsLeft })
    let spinAmount = 0n
    for (let step = 1; !this.isCapReached(spinAmount); step++) {
      const multiplier = multipliers[Math.min(step, multipliers.length) - 1]!
      const wins = payCounts(sheet, window).map((win) => ({
        ...win,
        winAmount: toWireAmount(this.unitAmount * BigInt(win.pays * multiplier)),
      }))
      if (wins.length === 0) break
      window = this.fill(
        without(
          window,
          wins.map((win) => win.symbol),
        ),
      )
      const winAmount = wins.reduce((sum, win) => sum + win.winAmount, 0)
      this.events.push({ type: 'cascade', step, multiplier, wins, winAmount, window })
      spinAmount += BigInt(winAmount)
    }
    const scatters = countScatters(sheet, window)
    spinAmount += this.payScatters(scatter.symbol, scatter.pays, scatters, 1)
    this.endSpin(spinAmount, byCount(isFree ? scatter.moreFreeSpins : scatter.freeSpins, scatters), isFree)
  }

  /** Draws the missing symbols above each column: column by column, from the top down. */
  private fill(columns: readonly string[]): SlotWindow {
    return columns.map((column) => {
      let fresh = ''
      while (fresh.length + column.length < this.sheet.rowCount) fresh += drawSymbol(this.sheet, this.stream)
      return fresh + column
    })
  }
}

function drawSymbol(sheet: CascadeSheet, stream: FairStream): SymbolCode {
  let place = stream.int(100)
  for (const [symbol, weight] of sheet.weights) {
    if (place < weight) return symbol
    place -= weight
  }
  throw new RangeError(`the chances of ${sheet.gameCode} do not add up to 100`)
}

/** What is left when the winners leave; the columns get shorter, which is the fall. */
function without(window: SlotWindow, symbols: readonly SymbolCode[]): string[] {
  return window.map((column) =>
    Array.from(column)
      .filter((symbol) => !symbols.includes(symbol))
      .join(''),
  )
}
