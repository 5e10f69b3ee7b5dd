/** Plays a slot from its sheet: the paid spin, then every free spin, in one stream (domain/studio-games.md §1.2, §2). */
import type { FairStream } from '../fair/stream.ts'
import { acceptsBet, type SoloGame } from '../games/solo-game.ts'
import { toWireAmount } from '../money.ts'
import type { SlotEvent } from './events.ts'
import { byCount, countScatters, payLines, windowAt } from './pay.ts'
import type { SlotSheet } from './sheet.ts'

/** The game that a sheet describes. */
export function slotGame(sheet: SlotSheet): SoloGame<SlotEvent> {
  const { gameCode, mathVersion, rtp, hitRate, volatility, capMultiple } = sheet
  const betAmounts = sheet.betAmounts.map((amount) => BigInt(amount))
  return {
    gameCode, mathVersion, rtp, hitRate, volatility, capMultiple, betAmounts,
    tag: `slot:${gameCode}`,
    play({ stream, betAmount, choice }) {
      if (!acceptsBet({ betAmounts }, betAmount)) throw new RangeError(`${gameCode} does not take a stake of ${betAmount}`)
      if (choice !== undefined) throw new RangeError(`${gameCode} asks for no choice`)
      return new SlotRound(sheet, stream, betAmount).play()
    },
  }
}

class SlotRound {
  private readonly sheet: SlotSheet
  private readonly stream: FairStream
  private readonly betAmount: bigint
  private readonly lineBetAmount: bigint
  private readonly capAmount: bigint
  private readonly events: SlotEvent[] = []
  private winAmount = 0n
  private freeSpinsLeft = 0

  constructor(sheet: SlotSheet, stream: FairStream, betAmount: bigint) {
    this.sheet = sheet
    this.stream = stream
    this.betAmount = betAmount
    // Exact: the sheet's stakes are whole satang a line, which its test proves; every pay is a whole multiple of it.
    this.lineBetAmount = betAmount / BigInt(sheet.lines.length)
    this.capAmount = betAmount * BigInt(sheet.capMultiple)
  }

  play(): { winAmount: bigint; events: readonly SlotEvent[] } {
    this.playSpin(false)
    const wonBefore = this.winAmount
    let played = 0
    while (this.freeSpinsLeft > 0 && !this.isCapReached()) {
      this.freeSpinsLeft -= 1
      played += 1
      this.playSpin(true)
    }
    if (this.isCapReached()) this.stopAtCap()
    if (played > 0) this.events.push({ type: 'free-spins-end', played, winAmount: toWireAmount(this.winAmount - wonBefore) })
    this.events.push({ type: 'round-end', winAmount: toWireAmount(this.winAmount) })
    return { winAmount: this.winAmount, events: this.events }
  }

  private playSpin(isFree: boolean): void {
    const stops = this.sheet.strips.map((strip) => this.stream.int(strip.length))
    const window = windowAt(this.sheet, stops)
    this.events.push({ type: 'spin', isFree, stops, window, freeSpinsLeft: this.freeSpinsLeft })
    const multiplier = isFree ? (this.sheet.scatter?.freeSpinMultiplier ?? 1) : 1
    let spinAmount = 0n
    for (const win of payLines(this.sheet, window)) {
      const winAmount = this.lineBetAmount * BigInt(win.pays * multiplier)
      this.events.push({ type: 'line-win', ...win, multiplier, winAmount: toWireAmount(winAmount) })
      spinAmount += winAmount
    }
    const scatters = countScatters(this.sheet, window)
    spinAmount += this.payScatters(scatters, multiplier)
    this.winAmount += spinAmount
    this.events.push({ type: 'spin-end', winAmount: toWireAmount(spinAmount), roundWinAmount: toWireAmount(this.winAmount) })
    if (!this.isCapReached()) this.awardFreeSpins(scatters, isFree)
  }

  private payScatters(count: number, multiplier: number): bigint {
    const { scatter } = this.sheet
    const pays = scatter ? byCount(scatter.pays, count) : 0
    if (!scatter || pays === 0) return 0n
    const winAmount = this.betAmount * BigInt(pays * multiplier)
    this.events.push({ type: 'scatter-win', symbol: scatter.symbol, count, pays, multiplier, winAmount: toWireAmount(winAmount) })
    return winAmount
  }

  private awardFreeSpins(scatters: number, isRetrigger: boolean): void {
    const awarded = this.sheet.scatter ? byCount(this.sheet.scatter.freeSpins, scatters) : 0
    if (awarded === 0) return
    this.freeSpinsLeft += awarded
    this.events.push({ type: 'free-spins-awarded', awarded, left: this.freeSpinsLeft, isRetrigger })
  }

  private isCapReached(): boolean {
    return this.winAmount >= this.capAmount
  }

  private stopAtCap(): void {
    this.winAmount = this.capAmount
    this.events.push({ type: 'cap-reached', winAmount: toWireAmount(this.capAmount), freeSpinsForfeited: this.freeSpinsLeft })
    this.freeSpinsLeft = 0
  }
}
