/** The cards over a machine: they run their figure up, wait for a press, and go on by themselves. */
import { formatMoney } from '../../../design/format.ts'
import type { Card, OpenCard } from './dom/card-cover.ts'
import { easeOut } from './motion.ts'
import type { ShowParts } from './show-parts.ts'

const HOLD_MS = { card: 4500, jackpot: 12_000 }

export class CardShow {
  private readonly parts: ShowParts
  private card: OpenCard | null = null
  /** What the round cost: only a payout above it runs up. */
  betAmount = 0

  constructor(parts: ShowParts) {
    this.parts = parts
  }

  skip(): void {
    this.card?.close()
  }

  /**
   * A card that closes by itself after a while; with `countTo` its figure counts up, for payouts above the
   * stake only.
   */
  async hold(card: Card, countTo = 0, holdMs = HOLD_MS.card): Promise<void> {
    const { motion } = this.parts.machine
    const open = this.parts.screen.showCard(card)
    this.card = open
    if (countTo > this.betAmount)
      await this.countUp(countTo, 1600, (amount) => open.setFigure(this.money(amount)))
    await Promise.race([open.done, motion.wait(holdMs)])
    open.close()
    this.card = null
    motion.endSkip()
  }

  /** A card that stays until it is pressed or skipped, whatever the speed. */
  async ask(card: Card): Promise<void> {
    const open = this.parts.screen.showCard(card)
    this.card = open
    await open.done
    this.card = null
    this.parts.machine.motion.endSkip()
  }

  countUp(amount: number, durationMs: number, show: (amount: number) => void): Promise<void> {
    return this.parts.machine.motion.run(durationMs, (progress) =>
      show(Math.round(amount * easeOut(progress))),
    )
  }

  /** A jackpot pool that a round has won besides: it is paid already, and shown on a card of its own. */
  async showJackpot(title: string, amount: number, note: string): Promise<void> {
    const { screen, sound, machine, texts } = this.parts
    sound.gong()
    sound.bigWin()
    screen.say(`${title}: ${this.money(amount)}`)
    const takeShower = machine.motion.isMoving ? screen.celebrate() : () => {}
    await this.hold(
      { title, figure: this.money(amount), lines: [note], button: texts.next },
      amount,
      HOLD_MS.jackpot,
    )
    takeShower()
  }

  private money(amount: number): string {
    return formatMoney(amount, this.parts.currency)
  }
}
