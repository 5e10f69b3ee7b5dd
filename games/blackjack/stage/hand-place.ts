/** A place on the cloth for one hand of the member: its cards, what is staked on it, and how it ended. */
import { formatMoney } from '../../../design/format.ts'
import { make } from '../../kit/stage/dom/element.ts'
import type { StageLanguage } from '../../kit/stage/page.ts'
import { chipView } from '../../kit/table/chip.ts'
import { chipLike } from '../../kit/table/chip-values.ts'
import type { BlackjackTexts } from '../locales/texts.ts'
import { CardRow } from './card-row.ts'
import styles from './felt.module.css'
import { endingOf } from './hand-words.ts'
import type { PlayerHand } from './page.ts'

export class HandPlace {
  readonly view: HTMLElement
  readonly row: CardRow
  private readonly ending = make('span', { className: styles.ending, attributes: { hidden: '' } })
  private readonly stake = make('div', { className: styles.stake })

  constructor(language: StageLanguage) {
    this.row = new CardRow(language)
    this.view = make(
      'section',
      { className: styles.hand },
      make('div', { className: styles.head }, this.row.total, this.ending),
      this.row.cards,
      this.stake,
    )
  }

  name(label: string): void {
    this.view.setAttribute('aria-label', label)
  }

  setActive(isActive: boolean): void {
    this.view.classList.toggle(styles.active!, isActive)
  }

  setStake(amount: number, currency: string, mark: string): void {
    this.stake.replaceChildren(...chipsOf(amount, currency), ...(mark ? [make('small', { text: mark })] : []))
  }

  setEnding(hand: PlayerHand, texts: BlackjackTexts, currency: string): void {
    const ending = endingOf(hand)
    this.ending.hidden = ending === null
    this.ending.className = `${styles.ending} ${ending === null ? '' : styles[ending]}`
    const figure =
      hand.winAmount > hand.betAmount
        ? ` ${formatMoney(hand.winAmount - hand.betAmount, currency, { signed: true })}`
        : ''
    this.ending.textContent = ending === null ? '' : `${texts[ending]}${figure}`
  }
}

/** A chip like the amount, and the amount in figures. */
export function chipsOf(amount: number, currency: string): Node[] {
  return amount > 0
    ? [
        chipView(chipLike(amount)),
        make('b', { text: formatMoney(amount, currency, { decimals: amount % 100 === 0 ? 0 : 2 }) }),
      ]
    : []
}
