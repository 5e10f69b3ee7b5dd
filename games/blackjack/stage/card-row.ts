import { CardView } from '../../kit/cards/card.ts'
import { make } from '../../kit/stage/dom/element.ts'
import type { StageLanguage } from '../../kit/stage/page.ts'
import styles from './felt.module.css'

/** A row of cards with its total. */
export class CardRow {
  readonly cards = make('div', { className: styles.cards })
  readonly total = make('b', { className: styles.total, attributes: { hidden: '' } })
  readonly numbers: number[] = []
  private readonly views: CardView[] = []
  private readonly language: StageLanguage

  constructor(language: StageLanguage) {
    this.language = language
  }

  get count(): number {
    return this.numbers.length
  }

  deal(card: number): void {
    const view = new CardView(card, this.language, { isDealt: true })
    this.numbers.push(card)
    this.views.push(view)
    this.cards.append(view.view)
    this.spread()
  }

  turn(place: number, card: number): void {
    this.numbers[place] = card
    this.views[place]!.turn(true, card)
  }

  /** The second card goes to another hand. */
  takeLast(): void {
    this.numbers.pop()
    this.views.pop()?.view.remove()
    this.spread()
  }

  /**
   * The stylesheet lays them side by side, and closer only if their number has no room: the figure of each
   * can still be read.
   */
  private spread(): void {
    this.cards.style.setProperty('--count', `${this.count}`)
  }

  showTotal(text: string | null): void {
    this.total.hidden = text === null
    this.total.textContent = text ?? ''
  }
}
