/**
 * A round of any slot: the paid spin, then every free spin, in one stream, until nothing is left or the cap
 * is reached (domain/studio-games.md §1.2, §2). An engine says what one spin does.
 */
import type { FairStream } from '../fair/stream.ts'
import { acceptsBet } from '../games/solo-game.ts'
import { toWireAmount } from '../money.ts'
import type { SlotEvent } from './events.ts'
import { byCount } from './pay.ts'
import type { SheetGame } from './sheet-of-game.ts'
import { unitsOf, type AnySheet, type PaysByCount, type SymbolCode } from './sheet.ts'

export abstract class SlotRound<Sheet extends AnySheet> {
  protected readonly sheet: Sheet
  protected readonly stream: FairStream
  protected readonly betAmount: bigint
  /**
   * Exact: the sheet's stakes are whole satang for each part, which its test proves; every pay is a whole
   * multiple of a part.
   */
  protected readonly unitAmount: bigint
  protected readonly events: SlotEvent[] = []
  protected winAmount = 0n
  protected freeSpinsLeft = 0
  private readonly capAmount: bigint

  constructor(sheet: Sheet, stream: FairStream, betAmount: bigint) {
    this.sheet = sheet
    this.stream = stream
    this.betAmount = betAmount
    this.unitAmount = betAmount / BigInt(unitsOf(sheet))
    this.capAmount = betAmount * BigInt(sheet.capMultiple)
  }

  /** Draws one spin, adds its events, and adds what it pays to `winAmount`. */
  protected abstract playSpin(isFree: boolean): void

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
    if (played > 0)
      this.events.push({
        type: 'free-spins-end',
        played,
        winAmount: toWireAmount(this.winAmount - wonBefore),
      })
    this.events.push({ type: 'round-end', winAmount: toWireAmount(this.winAmount) })
    return { winAmount: this.winAmount, events: this.events }
  }

  protected payScatters(symbol: SymbolCode, pays: PaysByCount, count: number, multiplier: number): bigint {
    const times = byCount(pays, count)
    if (times === 0) return 0n
    const winAmount = this.betAmount * BigInt(times * multiplier)
    this.events.push({
      type: 'scatter-win',
      symbol,
      count,
      pays: times,
      multiplier,
      winAmount: toWireAmount(winAmount),
    })
    return winAmount
  }

  /** Ends a spin; below the cap its scatters award free spins. */
  protected endSpin(spinAmount: bigint, awarded: number, isRetrigger: boolean): void {
    this.winAmount += spinAmount
    this.events.push({
      type: 'spin-end',
      winAmount: toWireAmount(spinAmount),
      roundWinAmount: toWireAmount(this.winAmount),
    })
    if (awarded === 0 || this.isCapReached()) return
    this.freeSpinsLeft += awarded
    this.events.push({ type: 'free-spins-awarded', awarded, left: this.freeSpinsLeft, isRetrigger })
  }

  /** Whether the round, with what the running spin has paid so far, has reached its cap. */
  protected isCapReached(spinAmount = 0n): boolean {
    return this.winAmount + spinAmount >= this.capAmount
  }

  private stopAtCap(): void {
    this.winAmount = this.capAmount
    this.events.push({
      type: 'cap-reached',
      winAmount: toWireAmount(this.capAmount),
      freeSpinsForfeited: this.freeSpinsLeft,
    })
    this.freeSpinsLeft = 0
  }
}

/** The game that a sheet and its engine make. */
export function gameOf<Sheet extends AnySheet>(
  sheet: Sheet,
  tag: string,
  Round: new (sheet: Sheet, stream: FairStream, betAmount: bigint) => SlotRound<Sheet>,
): SheetGame {
  const { gameCode, mathVersion, rtp, hitRate, volatility, capMultiple } = sheet
  const betAmounts = sheet.betAmounts.map((amount) => BigInt(amount))
  return {
    gameCode,
    mathVersion,
    rtp,
    hitRate,
    volatility,
    capMultiple,
    betAmounts,
    tag,
    sheet,
    play({ stream, betAmount, choice }) {
      if (!acceptsBet({ betAmounts }, betAmount))
        throw new RangeError(`${gameCode} does not take a stake of ${betAmount}`)
      if (choice !== undefined) throw new RangeError(`${gameCode} asks for no choice`)
      return new Round(sheet, stream, betAmount).play()
    },
  }
}
