/** Plays reels from their sheet: lines, or ways (domain/studio-games.md §2.1–2.3). */
import { toWireAmount } from '../money.ts'
import { byCount, countScatters, payLines, payWays, windowAt, type SlotWindow } from './pay.ts'
import type { SheetGame } from './sheet-of-game.ts'
import type { SlotSheet } from './sheet.ts'
import { gameOf, SlotRound } from './slot-round.ts'

/** The game that a sheet describes. */
export function slotGame(sheet: SlotSheet): SheetGame {
  return gameOf(sheet, `slot:${sheet.gameCode}`, ReelRound)
}

class ReelRound extends SlotRound<SlotSheet> {
  protected playSpin(isFree: boolean): void {
    const { sheet } = this
    const { scatter } = sheet
    const strips = (isFree ? sheet.freeSpinStrips : undefined) ?? sheet.strips
    const stops = strips.map((strip) => this.stream.int(strip.length))
    const window = windowAt(sheet, stops, strips)
    this.events.push({ type: 'spin', isFree, stops, window, freeSpinsLeft: this.freeSpinsLeft })
    const multiplier = isFree ? (scatter?.freeSpinMultiplier ?? 1) : 1
    let spinAmount =
      sheet.coins === undefined ? this.payLines(window, multiplier) : this.payWays(window, multiplier)
    const scatters = countScatters(sheet, window)
    if (scatter) spinAmount += this.payScatters(scatter.symbol, scatter.pays, scatters, multiplier)
    this.endSpin(spinAmount, scatter ? byCount(scatter.freeSpins, scatters) : 0, isFree)
  }

  private payLines(window: SlotWindow, multiplier: number): bigint {
    let sum = 0n
    for (const win of payLines(this.sheet, window)) {
      const winAmount = this.unitAmount * BigInt(win.pays * multiplier)
      this.events.push({ type: 'line-win', ...win, multiplier, winAmount: toWireAmount(winAmount) })
      sum += winAmount
    }
    return sum
  }

  private payWays(window: SlotWindow, multiplier: number): bigint {
    let sum = 0n
    for (const win of payWays(this.sheet, window)) {
      const winAmount = this.unitAmount * BigInt(win.pays * win.ways * multiplier)
      this.events.push({ type: 'ways-win', ...win, multiplier, winAmount: toWireAmount(winAmount) })
      sum += winAmount
    }
    return sum
  }
}
