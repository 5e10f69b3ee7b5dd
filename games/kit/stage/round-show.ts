/** Plays the event list of a settled round, one event after the other. It decides nothing: every amount is the event's. */
import type { FreeSpinsAwardedEvent, FreeSpinsEndEvent, LineWinEvent, ScatterWinEvent, SlotEvent, SpinEvent } from '../../../kernel/slots/events.ts'
import type { SlotSheet } from '../../../kernel/slots/sheet.ts'
import { formatMoney } from '../../../web/ui/i18n/format.ts'
import type { GameTexts, KitTexts } from '../locales/texts.ts'
import type { Cell } from './canvas/lights.ts'
import type { Machine } from './canvas/machine.ts'
import { fallLeaf } from './dom/leaf.ts'
import type { Card, OpenCard, Screen } from './dom/screen.ts'
import { easeOut } from './motion.ts'
import type { ShownRound } from './page.ts'
import type { Sound } from './sound.ts'
import { isTenseReel } from './tension.ts'

/** From this multiple of the stake a win has a card of its own. */
const BIG_MULTIPLE = 10
const HOLD_MS = { line: 950, spin: 350, card: 4500 }

export interface ShowParts {
  readonly sheet: SlotSheet
  readonly machine: Machine
  readonly screen: Screen
  readonly sound: Sound
  readonly texts: KitTexts
  readonly gameTexts: GameTexts
  readonly currency: string
}

export class RoundShow {
  private readonly parts: ShowParts
  private card: OpenCard | null = null
  private betAmount = 0
  private roundAmount = 0
  private wins: Cell[] = []
  private lastDetail = ''
  private winCount = 0

  constructor(parts: ShowParts) {
    this.parts = parts
  }

  /** From the first event to the last; the reels may be rolling already. */
  async play(round: Pick<ShownRound, 'events' | 'betAmount'>): Promise<void> {
    this.betAmount = round.betAmount
    this.roundAmount = 0
    this.winCount = 0
    this.lastDetail = ''
    this.parts.screen.setWon(0)
    for (const event of round.events as readonly SlotEvent[]) await this.showEvent(event)
    this.parts.machine.motion.endSkip()
  }

  /** Ends what is on show now: the rest of this spin, or a card. */
  skip(): void {
    this.parts.machine.motion.skip()
    this.card?.close()
  }

  private async showEvent(event: SlotEvent): Promise<void> {
    switch (event.type) {
      case 'spin': return this.showSpin(event)
      case 'line-win': return this.showLine(event)
      case 'scatter-win': return this.showScatters(event)
      case 'spin-end': return this.endSpin(event.roundWinAmount)
      case 'free-spins-awarded': return this.showAward(event)
      case 'free-spins-end': return this.endFreeSpins(event)
      case 'cap-reached': return this.showCap(event.winAmount)
      case 'round-end': return this.endRound(event.winAmount)
    }
  }

  private async showSpin(event: SpinEvent): Promise<void> {
    const { machine, screen, sound, sheet } = this.parts
    machine.motion.endSkip()
    this.wins = []
    if (event.isFree) {
      this.showLeft(event.freeSpinsLeft)
      machine.roll()
      await machine.motion.run(420, () => {})
    }
    screen.showDetail('')
    const isTense = (reel: number): boolean => {
      const tense = isTenseReel(sheet, event.window, reel)
      if (tense && machine.motion.isMoving) sound.tense()
      return tense
    }
    await machine.stop(event.stops, event.window, isTense, (reel) => this.landReel(reel, event))
  }

  private landReel(reel: number, { window }: SpinEvent): void {
    const { machine, sound, sheet } = this.parts
    sound.reelStop(reel)
    const row = sheet.scatter ? window[reel]!.indexOf(sheet.scatter.symbol) : -1
    if (row < 0) return
    sound.scatter(machine.scattersBefore(reel + 1))
    void machine.lights.ring({ reel, row })
  }

  private async showLine(event: LineWinEvent): Promise<void> {
    const { machine, screen, sound, texts, gameTexts, sheet } = this.parts
    const rows = sheet.lines[event.line]!
    const cells = rows.slice(0, event.count).map((row, reel) => ({ reel, row }))
    const detail = [texts.lineWin(gameTexts.symbols[event.symbol] ?? event.symbol, event.count, event.line + 1), this.multiplierNote(event.multiplier)].filter(Boolean).join(' · ')
    this.addWin(cells, event.winAmount, detail)
    if (machine.motion.speed === 'instant') return
    machine.lights.clear()
    sound.line(event.winAmount / this.betAmount)
    screen.showWin(this.roundAmount, this.betAmount, detail)
    await Promise.all([machine.lights.raise(cells, machine.window), machine.lights.drawLine(rows)])
    machine.lights.showAmount(this.money(event.winAmount), cells[Math.floor((cells.length - 1) / 2)]!)
    // Long lists are told faster, so that twenty lines do not take twenty seconds.
    await machine.motion.wait(this.winCount > 6 ? HOLD_MS.line / 3 : this.winCount > 3 ? HOLD_MS.line / 2 : HOLD_MS.line)
  }

  private async showScatters(event: ScatterWinEvent): Promise<void> {
    const { machine, screen, sound, texts } = this.parts
    const cells = machine.window.flatMap((column, reel) => Array.from(column, (symbol, row) => ({ symbol, reel, row })).filter(({ symbol }) => symbol === event.symbol))
    const detail = [texts.scatterWin(event.count), this.multiplierNote(event.multiplier)].filter(Boolean).join(' · ')
    this.addWin(cells, event.winAmount, detail)
    machine.lights.clear()
    sound.scatter(event.count)
    screen.showWin(this.roundAmount, this.betAmount, detail)
    await Promise.all([machine.lights.raise(cells, machine.window), ...cells.map((cell) => machine.lights.ring(cell))])
    machine.lights.showAmount(this.money(event.winAmount), cells[Math.floor((cells.length - 1) / 2)]!)
    await machine.motion.wait(HOLD_MS.line)
  }

  private async endSpin(roundWinAmount: number): Promise<void> {
    const { machine, screen } = this.parts
    this.roundAmount = roundWinAmount
    screen.setWon(roundWinAmount)
    if (this.wins.length === 0) return
    machine.lights.clear()
    await machine.lights.raise(uniqueCells(this.wins), machine.window)
    screen.showWin(roundWinAmount, this.betAmount, this.winCount > 1 ? this.multipleNote(roundWinAmount) : this.lastDetail)
    await machine.motion.wait(HOLD_MS.spin)
  }

  private async showAward({ awarded, left, isRetrigger }: FreeSpinsAwardedEvent): Promise<void> {
    const { screen, sound, texts, sheet, machine } = this.parts
    machine.motion.endSkip()
    sound.gong()
    const lines = sheet.scatter && !isRetrigger ? [texts.freeSpinsMultiplier(sheet.scatter.freeSpinMultiplier)] : []
    screen.say(texts.freeSpinsAwarded(awarded))
    if (isRetrigger) this.showLeft(left)
    else screen.setGround(true)
    await this.holdCard({ title: isRetrigger ? texts.freeSpinsMore(awarded) : texts.freeSpinsAwarded(awarded), lines, button: isRetrigger ? texts.next : texts.start })
  }

  private async endFreeSpins({ played, winAmount }: FreeSpinsEndEvent): Promise<void> {
    const { screen, texts, machine, sound } = this.parts
    machine.motion.endSkip()
    if (winAmount > this.betAmount) sound.win()
    await this.holdCard({ title: texts.freeSpinsOver, figure: this.money(winAmount), lines: [texts.freeSpinsSummary(played)], button: texts.next }, winAmount)
    screen.setPlate(null)
    screen.setGround(false)
  }

  /** The plate over the machine: free spins left, and what they multiply by. */
  private showLeft(left: number): void {
    const { screen, texts, sheet } = this.parts
    screen.setPlate(`${texts.freeSpinsLeft(left)}${sheet.scatter ? ` · ×${sheet.scatter.freeSpinMultiplier}` : ''}`)
  }

  private async showCap(winAmount: number): Promise<void> {
    this.roundAmount = winAmount
    await this.holdCard({ title: this.parts.texts.capReached(this.parts.sheet.capMultiple.toLocaleString('en-US')), figure: this.money(winAmount), button: this.parts.texts.next })
  }

  private async endRound(winAmount: number): Promise<void> {
    const { screen, sound, texts, machine } = this.parts
    machine.motion.endSkip()
    screen.setWon(winAmount)
    if (winAmount === 0) {
      screen.showDetail('')
      screen.say(texts.noWin)
      return
    }
    const isWin = winAmount > this.betAmount
    screen.say(isWin ? texts.wonAmount(this.money(winAmount)) : texts.returnedAmount(this.money(winAmount)))
    const detail = this.winCount === 1 ? this.lastDetail : this.multipleNote(winAmount)
    if (winAmount >= BIG_MULTIPLE * this.betAmount) {
      sound.bigWin()
      const takeLeaf = machine.motion.isMoving ? fallLeaf(screen.view, 80, 4200) : () => {}
      await this.holdCard({ title: texts.win, figure: this.money(winAmount), lines: [this.multipleNote(winAmount)], button: texts.next }, winAmount)
      takeLeaf()
    } else if (isWin) {
      sound.win()
      await this.countUp(winAmount, 700, (amount) => screen.showWin(amount, 0, detail))
    } else {
      sound.returned()
    }
    screen.showWin(winAmount, this.betAmount, detail)
  }

  /** A card that goes on by itself after a while; `countTo` lets its figure run up, for payouts above the stake only. */
  private async holdCard(card: Card, countTo = 0): Promise<void> {
    const { motion } = this.parts.machine
    const open = this.parts.screen.showCard(card)
    this.card = open
    if (countTo > this.betAmount) await this.countUp(countTo, 1600, (amount) => open.setFigure(this.money(amount)))
    await Promise.race([open.done, motion.wait(HOLD_MS.card)])
    open.close()
    this.card = null
    motion.endSkip()
  }

  private countUp(amount: number, durationMs: number, show: (amount: number) => void): Promise<void> {
    return this.parts.machine.motion.run(durationMs, (progress) => show(Math.round(amount * easeOut(progress))))
  }

  private addWin(cells: readonly Cell[], amount: number, detail: string): void {
    this.wins.push(...cells)
    this.roundAmount += amount
    this.winCount += 1
    this.lastDetail = detail
  }

  private multiplierNote(multiplier: number): string {
    return multiplier > 1 ? this.parts.texts.multiplied(multiplier) : ''
  }

  private multipleNote(amount: number): string {
    return this.parts.texts.winMultiple((amount / this.betAmount).toLocaleString('en-US', { maximumFractionDigits: 2 }))
  }

  private money(amount: number): string {
    return formatMoney(amount, this.parts.currency)
  }
}

function uniqueCells(cells: readonly Cell[]): Cell[] {
  return [...new Map(cells.map((cell) => [`${cell.reel}.${cell.row}`, cell])).values()]
}
