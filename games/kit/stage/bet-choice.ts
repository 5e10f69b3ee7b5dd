/** The stake of the next spin: stepped, chosen from a list, and kept for the next visit. */
import type { AnySheet } from '../../../kernel/slots/sheet.ts'
import type { KitTexts } from '../locales/texts.ts'
import { openBetDialog } from './dom/bet-dialog.ts'
import type { Controls } from './dom/controls.ts'
import { keepBet, readBet } from './preferences.ts'

export class BetChoice {
  amount: number
  private readonly sheet: AnySheet
  private readonly texts: KitTexts
  private readonly currency: string
  private readonly controls: Controls

  constructor(sheet: AnySheet, texts: KitTexts, currency: string, controls: Controls) {
    this.sheet = sheet
    this.texts = texts
    this.currency = currency
    this.controls = controls
    this.amount = readBet(sheet.gameCode, sheet.betAmounts)
  }

  set(amount: number): void {
    const { betAmounts, gameCode } = this.sheet
    const place = betAmounts.indexOf(amount)
    this.amount = amount
    this.controls.setBet(amount, place > 0, place < betAmounts.length - 1)
    keepBet(gameCode, amount)
  }

  step(by: -1 | 1): void {
    const { betAmounts } = this.sheet
    const next = betAmounts[betAmounts.indexOf(this.amount) + by]
    if (next !== undefined) this.set(next)
  }

  choose(host: HTMLElement): void {
    openBetDialog(host, this.texts, this.currency, this.sheet.betAmounts, this.amount, (amount) =>
      this.set(amount),
    )
  }
}
