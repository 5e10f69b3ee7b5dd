/** The cloth: the dealer's cards above, the member's one or two hands below, chips before each. */
import { formatMoney } from '../../../design/format.ts'
import { make, makeButton, nameButton } from '../../kit/stage/dom/element.ts'
import type { StageLanguage } from '../../kit/stage/page.ts'
import type { BlackjackTexts } from '../locales/texts.ts'
import { CardRow } from './card-row.ts'
import { drawCloth } from './cloth.ts'
import styles from './felt.module.css'
import { chipsOf, HandPlace } from './hand-place.ts'
import { insuranceSign, totalSign } from './hand-words.ts'
import type { HandView } from './page.ts'

export interface FeltParts {
  readonly texts: BlackjackTexts
  readonly language: StageLanguage
  readonly currency: string
  /** Waits between two cards; resolves at once if motion is not wanted. */
  wait(ms: number): Promise<void>
  /** A card has been laid or turned. */
  onCard(): void
  /** A chip is put on the place of the next hand. */
  onBet(): void
}

/** The cards come one after the other; a card that is shown is never dealt a second time. */
export class Felt {
  readonly view: HTMLElement
  private readonly parts: FeltParts
  private readonly places = make('div', { className: styles.hands })
  private readonly insurance = make('p', { className: styles.insurance, attributes: { hidden: '' } })
  private dealer: CardRow
  private readonly dealerPlace = make('section', { className: `${styles.hand} ${styles.dealer}` })
  private hands: HandPlace[] = []
  private readonly bet: HTMLButtonElement

  constructor(parts: FeltParts) {
    this.parts = parts
    const { texts, language } = parts
    this.dealer = new CardRow(language)
    this.dealerPlace.setAttribute('aria-label', texts.dealer)
    const [main, ...rest] = texts.cloth
    const print = make(
      'div',
      { className: styles.print },
      make('p', { text: main }),
      ...rest.map((text) => make('small', { text })),
    )
    this.bet = makeButton({ className: styles.bet, onClick: () => parts.onBet() })
    this.view = make(
      'div',
      { className: styles.felt },
      drawCloth(),
      this.dealerPlace,
      print,
      this.insurance,
      this.places,
      this.bet,
    )
    this.clear()
  }

  /** No cards: the table waits for chips. */
  clear(): void {
    const { texts, language } = this.parts
    this.dealer = new CardRow(language)
    this.dealerPlace.replaceChildren(
      make(
        'div',
        { className: styles.head },
        make('span', { className: styles.name, text: texts.dealer }),
        this.dealer.total,
      ),
      this.dealer.cards,
    )
    this.hands = []
    this.places.replaceChildren()
    this.insurance.hidden = true
    this.view.classList.add(styles.empty!)
  }

  /** The place for the chips of the next hand; null while a hand is played. */
  setBet(amount: number | null): void {
    const { texts, currency } = this.parts
    this.bet.hidden = amount === null
    if (amount === null) return
    this.bet.replaceChildren(
      ...(amount > 0 ? chipsOf(amount, currency) : [make('span', { text: texts.bet })]),
    )
    nameButton(
      this.bet,
      amount > 0 ? `${texts.putChip} · ${texts.bet} ${formatMoney(amount, currency)}` : texts.putChip,
    )
  }

  /** Shows what is new in the hand; resolves when everything lies. */
  async show(view: HandView): Promise<void> {
    this.view.classList.remove(styles.empty!)
    if (this.hands.length === 0) this.addHand()
    if (this.dealer.count === 0) await this.dealFirst(view)
    if (view.hands.length > this.hands.length) await this.split()
    this.mark(view)
    for (const [index, hand] of view.hands.entries()) {
      const { row } = this.hands[index]!
      while (row.count < hand.cards.length) {
        row.deal(hand.cards[row.count]!)
        this.parts.onCard()
        await this.parts.wait(320)
      }
      row.showTotal(totalSign(hand, view.state === 'OPEN'))
    }
    await this.showDealer(view)
    this.mark(view, view.state === 'SETTLED')
    view.hands.forEach((hand, index) =>
      this.hands[index]!.setEnding(hand, this.parts.texts, this.parts.currency),
    )
  }

  private addHand(): HandPlace {
    const place = new HandPlace(this.parts.language)
    place.name(this.parts.texts.you)
    this.hands.push(place)
    this.places.append(place.view)
    return place
  }

  private async dealFirst({ hands, dealer }: HandView): Promise<void> {
    // A hand that was split already has its first cards apart; they are laid hand by hand.
    const first = hands.length === 1 ? hands[0]!.cards : []
    const { row } = this.hands[0]!
    for (let place = 0; place < 2; place++) {
      if (first[place] !== undefined) {
        row.deal(first[place]!)
        this.parts.onCard()
        await this.parts.wait(240)
      }
      // What lies face down at the start is turned at the end, also when the hand is over at once.
      this.dealer.deal(place === 0 ? dealer.cards[0]! : -1)
      this.parts.onCard()
      await this.parts.wait(240)
    }
  }

  private async split(): Promise<void> {
    const [first] = this.hands
    const moved = first!.row.numbers[1]
    const second = this.addHand()
    if (moved !== undefined) {
      first!.row.takeLast()
      second.row.deal(moved)
    }
    this.hands.forEach((hand, index) => hand.name(this.parts.texts.handNumber(index + 1)))
    await this.parts.wait(320)
  }

  private async showDealer({ dealer }: HandView): Promise<void> {
    for (const [place, card] of dealer.cards.entries()) {
      if (card < 0) continue
      if (place >= this.dealer.count) this.dealer.deal(card)
      else if (this.dealer.numbers[place] === -1) this.dealer.turn(place, card)
      else continue
      this.parts.onCard()
      await this.parts.wait(520)
    }
    this.dealer.showTotal(`${dealer.total}`)
  }

  /** The result of the insurance is only shown once the dealer's cards are open (`isOver`). */
  private mark(view: HandView, isOver = false): void {
    const { texts, currency } = this.parts
    view.hands.forEach((hand, index) => {
      this.hands[index]!.setActive(view.active === index && view.hands.length > 1)
      this.hands[index]!.setStake(hand.betAmount, currency, hand.isDoubled ? texts.doubled : '')
    })
    this.insurance.hidden = view.insuranceAmount === 0
    this.insurance.textContent = insuranceSign(view, texts, isOver)
  }
}
