/**
 * Plays the event list of a settled round, one event after the other. It decides nothing: every amount is the
 * event's.
 */
import type {
  CascadeEvent,
  FreeSpinsAwardedEvent,
  FreeSpinsEndEvent,
  ScatterWinEvent,
  SlotEvent,
  SpinEvent,
} from '../../../kernel/slots/events.ts'
import { isCascade } from '../../../kernel/slots/sheet.ts'
import { formatMoney } from '../../../design/format.ts'
import { Grid } from './canvas/grid.ts'
import type { Cell } from './canvas/lights.ts'
import { Machine } from './canvas/machine.ts'
import { CardShow } from './card-show.ts'
import type { Card } from './dom/card-cover.ts'
import { freeSpinLines } from './free-spin-lines.ts'
import type { ShownRound } from './page.ts'
import { landReel, stopReels } from './reel-stops.ts'
import { leftText, lineWin, type ReelWin, waysWin, withMultiplier } from './reel-wins.ts'
import type { ShowParts } from './show-parts.ts'
import { cellsOf, dearestOf, uniqueCells } from './winning-cells.ts'

/** From this multiple of the stake a win has a card of its own. */
const BIG_MULTIPLE = 10
const HOLD_MS = { line: 950, cascade: 520, spin: 350 }

export class RoundShow {
  private readonly parts: ShowParts
  private readonly cards: CardShow
  private betAmount = 0
  private roundAmount = 0
  private wins: Cell[] = []
  private lastDetail = ''
  private winCount = 0
  /** The whole round pays more than it cost; without that its lines light up in silence. */
  private isWinning = false

  constructor(parts: ShowParts) {
    this.parts = parts
    this.cards = new CardShow(parts)
  }

  /** From the first event to the last; the reels may be rolling already. */
  async play(round: Pick<ShownRound, 'events' | 'betAmount'>): Promise<void> {
    this.betAmount = round.betAmount
    this.cards.betAmount = round.betAmount
    this.roundAmount = 0
    this.winCount = 0
    this.lastDetail = ''
    this.parts.screen.setWon(0)
    const events = round.events as readonly SlotEvent[]
    this.isWinning = events.some((event) => event.type === 'round-end' && event.winAmount > round.betAmount)
    for (const event of events) await this.showEvent(event)
    this.parts.machine.motion.endSkip()
  }

  /** A jackpot pool that a round has won besides: it is paid already. */
  showJackpot(title: string, amount: number, note: string): Promise<void> {
    return this.cards.showJackpot(title, amount, note)
  }

  /** A card that stays until it is pressed or skipped. */
  hold(card: Card): Promise<void> {
    return this.cards.ask(card)
  }

  /** Ends what is on show now: the rest of this spin, or a card. */
  skip(): void {
    this.parts.machine.motion.skip()
    this.cards.skip()
  }

  private async showEvent(event: SlotEvent): Promise<void> {
    switch (event.type) {
      case 'spin':
        return this.showSpin(event)
      case 'line-win':
        return this.showWin(event, lineWin(this.parts, event))
      case 'ways-win':
        return this.showWin(event, waysWin(this.parts, event))
      case 'cascade':
        return this.showCascade(event)
      case 'scatter-win':
        return this.showScatters(event)
      case 'spin-end':
        return this.endSpin(event.roundWinAmount)
      case 'free-spins-awarded':
        return this.showAward(event)
      case 'free-spins-end':
        return this.endFreeSpins(event)
      case 'cap-reached':
        return this.showCap(event.winAmount)
      case 'round-end':
        return this.endRound(event.winAmount)
    }
  }

  private async showSpin(event: SpinEvent): Promise<void> {
    const { machine, screen, sheet } = this.parts
    machine.motion.endSkip()
    this.wins = []
    if (machine instanceof Machine) machine.useStrips(event.isFree)
    if (event.isFree) {
      this.showLeft(event.freeSpinsLeft)
      machine.roll()
      await machine.motion.run(420, () => {})
    }
    screen.showDetail('')
    if (isCascade(sheet)) screen.setTrail(event.isFree ? sheet.freeSpinMultipliers : sheet.multipliers, 0)
    if (machine instanceof Grid)
      await machine.drop(event.window, (column) => landReel(this.parts, column, event))
    else if (machine instanceof Machine && !isCascade(sheet))
      await stopReels(this.parts, machine, sheet, event)
  }

  /** One win of reels: its cells, its line if it has one, its amount. */
  private async showWin(
    event: { multiplier: number; winAmount: number },
    { cells, text, draw }: ReelWin,
  ): Promise<void> {
    const { machine, screen, sound } = this.parts
    const detail = withMultiplier(text, event.multiplier, this.parts.texts)
    this.addWin(cells, event.winAmount, detail)
    if (machine.motion.speed === 'instant') return
    machine.lights.clear()
    if (this.isWinning) sound.line(event.winAmount / this.betAmount)
    screen.showWin(this.roundAmount, this.betAmount, detail)
    await Promise.all([machine.lights.raise(cells, machine.window), draw()])
    machine.lights.showAmount(this.money(event.winAmount), cells[Math.floor((cells.length - 1) / 2)]!)
    // Long lists are shown faster, so that twenty lines do not take twenty seconds.
    await machine.motion.wait(
      this.winCount > 6 ? HOLD_MS.line / 3 : this.winCount > 3 ? HOLD_MS.line / 2 : HOLD_MS.line,
    )
  }

  /** The winners of a cascade rise and leave, the rest falls, the trail steps on. */
  private async showCascade(event: CascadeEvent): Promise<void> {
    const { machine, screen, sound, texts, gameTexts, sheet } = this.parts
    if (!(machine instanceof Grid) || !isCascade(sheet)) return
    const gone = new Set(event.wins.map((win) => win.symbol))
    const cells = cellsOf(machine.window, (symbol) => gone.has(symbol))
    const names = event.wins
      .map((win) => texts.cascadeWin(gameTexts.symbols[win.symbol] ?? win.symbol, win.count))
      .join(' · ')
    const detail = withMultiplier(names, event.multiplier, texts)
    this.addWin([], event.winAmount, detail)
    screen.setTrail(null, event.step - 1)
    screen.showWin(this.roundAmount, this.betAmount, detail)
    screen.setWon(this.roundAmount)
    if (machine.motion.speed !== 'instant') {
      if (this.isWinning) sound.cascade(event.step, event.winAmount / this.betAmount)
      machine.lights.clear()
      await machine.lights.raise(cells, machine.window)
      machine.lights.showAmount(this.money(event.winAmount), cells[Math.floor((cells.length - 1) / 2)]!)
      await machine.motion.wait(HOLD_MS.cascade)
    }
    await machine.cascade(cells, event.window, (column) => landReel(this.parts, column, event))
  }

  private async showScatters(event: ScatterWinEvent): Promise<void> {
    const { machine, screen, sound, texts } = this.parts
    const cells = cellsOf(machine.window, (symbol) => symbol === event.symbol)
    const detail = withMultiplier(texts.scatterWin(event.count), event.multiplier, texts)
    this.addWin(cells, event.winAmount, detail)
    machine.lights.clear()
    sound.scatter(event.count)
    screen.showWin(this.roundAmount, this.betAmount, detail)
    await Promise.all([
      machine.lights.raise(cells, machine.window),
      ...cells.map((cell) => machine.lights.ring(cell)),
    ])
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
    screen.showWin(
      roundWinAmount,
      this.betAmount,
      this.winCount > 1 ? this.multipleNote(roundWinAmount) : this.lastDetail,
    )
    await machine.motion.wait(HOLD_MS.spin)
  }

  private async showAward({ awarded, left, isRetrigger }: FreeSpinsAwardedEvent): Promise<void> {
    const { screen, sound, texts, sheet, machine } = this.parts
    machine.motion.endSkip()
    sound.gong()
    const lines = isRetrigger ? [] : freeSpinLines(sheet, texts)
    screen.say(texts.freeSpinsAwarded(awarded))
    if (isRetrigger) this.showLeft(left)
    else screen.setGround(true)
    await this.cards.hold({
      symbol: sheet.scatter?.symbol,
      title: isRetrigger ? texts.freeSpinsMore(awarded) : texts.freeSpinsAwarded(awarded),
      lines,
      button: isRetrigger ? texts.next : texts.start,
    })
  }

  private async endFreeSpins({ played, winAmount }: FreeSpinsEndEvent): Promise<void> {
    const { screen, texts, machine, sound } = this.parts
    machine.motion.endSkip()
    if (winAmount > this.betAmount) sound.win()
    await this.cards.hold(
      {
        title: texts.freeSpinsOver,
        figure: this.money(winAmount),
        lines: [texts.freeSpinsSummary(played)],
        button: texts.next,
      },
      winAmount,
    )
    screen.setPlate(null)
    screen.setGround(false)
    if (machine instanceof Machine) machine.useStrips(false)
  }

  /** The plate over the machine: free spins left, and what they multiply by. */
  private showLeft(left: number): void {
    this.parts.screen.setPlate(leftText(this.parts, left))
  }

  private async showCap(winAmount: number): Promise<void> {
    this.roundAmount = winAmount
    await this.cards.hold({
      title: this.parts.texts.capReached(this.parts.sheet.capMultiple.toLocaleString('en-US')),
      figure: this.money(winAmount),
      button: this.parts.texts.next,
    })
  }

  private async endRound(winAmount: number): Promise<void> {
    const { screen, sound, texts, machine, sheet } = this.parts
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
      const takeShower = machine.motion.isMoving ? screen.celebrate() : () => {}
      await this.cards.hold(
        {
          symbol: dearestOf(sheet),
          title: texts.win,
          figure: this.money(winAmount),
          lines: [this.multipleNote(winAmount)],
          button: texts.next,
        },
        winAmount,
      )
      takeShower()
    } else if (isWin) {
      sound.win()
      await this.cards.countUp(winAmount, 700, (amount) => screen.showWin(amount, 0, detail))
    } else {
      sound.returned()
    }
    screen.showWin(winAmount, this.betAmount, detail)
  }

  private addWin(cells: readonly Cell[], amount: number, detail: string): void {
    this.wins.push(...cells)
    this.roundAmount += amount
    this.winCount += 1
    this.lastDetail = detail
  }

  private multipleNote(amount: number): string {
    return this.parts.texts.winMultiple(
      (amount / this.betAmount).toLocaleString('en-US', { maximumFractionDigits: 2 }),
    )
  }

  private money(amount: number): string {
    return formatMoney(amount, this.parts.currency)
  }
}
