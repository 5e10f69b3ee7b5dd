/** One seat at the table: figure, name, stack, cards and time. The own seat shows its cards large. */
import { CardView } from '../cards/card.ts'
import { roomEn } from '../locales/room-en.ts'
import { roomTh } from '../locales/room-th.ts'
import { make, makeButton } from '../stage/dom/element.ts'
import type { StageLanguage } from '../stage/page.ts'
import { avatarOf } from './avatars.ts'
import { chips } from './money.ts'
import type { SeatPicture, TurnTime } from './picture.ts'
import styles from './seat.module.css'
import cardStyles from './seat-cards.module.css'

export class SeatNode {
  readonly view: HTMLElement
  readonly isOwn: boolean
  private readonly language: StageLanguage
  private readonly takeSeat: () => void
  private readonly figure = make(
    'span',
    { className: styles.figure, attributes: { 'aria-hidden': 'true' } },
    make('img', { attributes: { alt: '' } }),
  )
  private readonly name = make('b', { className: styles.name })
  private readonly stack = make('span', { className: styles.stack })
  private readonly hand = make('small', { className: cardStyles.hand })
  private readonly tag = make('span', { className: styles.tag })
  private readonly house: HTMLElement
  private readonly cards = make('span', { className: cardStyles.hole })
  private readonly bar = make('i')
  private readonly bank = make('i', { className: styles.bank })
  private readonly time = make(
    'span',
    { className: styles.time, attributes: { hidden: '', 'aria-hidden': 'true' } },
    this.bar,
    this.bank,
  )
  private readonly timeText = make('small', { className: styles.timeText })
  private readonly plate: HTMLElement
  private shownCards = ''
  private cardViews: CardView[] = []
  private avatar = -1
  private freeKey = ''

  constructor(language: StageLanguage, isOwn: boolean, takeSeat: () => void) {
    this.language = language
    this.isOwn = isOwn
    this.takeSeat = takeSeat
    const { house, houseShort } = (language === 'th' ? roomTh : roomEn).seat
    // A small seat has the short word; the whole one is read out with the name.
    this.house = make(
      'span',
      { className: styles.house, attributes: { 'aria-hidden': 'true' } },
      make('span', { text: house }),
      make('span', { text: houseShort }),
    )
    this.plate = make(
      'div',
      { className: styles.plate },
      this.name,
      this.stack,
      this.hand,
      this.time,
      ...(isOwn ? [this.timeText, this.tag] : []),
    )
    this.view = make('div', {
      className: `${styles.seat} ${isOwn ? `${styles.own} ${cardStyles.own}` : ''}`,
      attributes: { role: 'group' },
    })
  }

  draw(seat: SeatPicture | null, currency: string, free: { label: string; number: number } | null): void {
    const texts = (this.language === 'th' ? roomTh : roomEn).seat
    if (!seat) return this.drawFree(free, texts)
    if (this.freeKey !== 'taken') {
      this.freeKey = 'taken'
      this.view.replaceChildren(
        ...(this.isOwn
          ? [this.cards, this.plate]
          : [this.figure, this.cards, this.house, this.plate, this.tag]),
      )
    }
    if (seat.avatar !== this.avatar) this.drawFigure(seat.avatar)
    this.name.textContent = this.isOwn ? texts.you : seat.name
    this.house.hidden = !seat.isHouse
    this.stack.textContent = chips(seat.stack, currency)
    this.hand.textContent =
      seat.wonAmount === 0
        ? seat.hand
        : [`${seat.wonAmount > 0 ? '+' : ''}${chips(seat.wonAmount, currency)}`, seat.hand]
            .filter(Boolean)
            .join(' · ')
    this.hand.classList.toggle(cardStyles.lost!, seat.wonAmount < 0)
    this.tag.textContent = seat.tag
    this.tag.hidden = seat.tag === ''
    this.tag.classList.toggle(styles.loud!, seat.isTagLoud)
    this.drawCards(seat)
    for (const out of [styles.out!, cardStyles.out!]) this.view.classList.toggle(out, !seat.isIn)
    this.view.classList.toggle(styles.turn!, seat.isTurn)
    this.view.classList.toggle(styles.won!, seat.wonAmount > 0)
    this.view.setAttribute(
      'aria-label',
      [
        this.isOwn ? texts.you : seat.name,
        seat.isHouse ? texts.house : '',
        `${texts.stack} ${chips(seat.stack, currency)}`,
        seat.tag,
        this.hand.textContent,
      ]
        .filter(Boolean)
        .join(' · '),
    )
  }

  setTime(time: TurnTime | null): void {
    this.time.hidden = time === null
    this.timeText.textContent = time?.text ?? ''
    if (!time) return
    this.bar.style.transform = `scaleX(${time.isBank ? 0 : time.clockShare})`
    this.bank.style.transform = `scaleX(${time.isBank ? time.bankShare : 0})`
  }

  private drawFree(
    free: { label: string; number: number } | null,
    texts: { empty: (seat: number) => string; free: string },
  ): void {
    const key = free?.label ?? 'shut'
    if (this.freeKey === key) return
    this.freeKey = key
    this.avatar = -1
    this.shownCards = ''
    this.view.className = styles.seat!
    this.view.removeAttribute('aria-label')
    this.view.replaceChildren(
      free
        ? makeButton({
            className: `${styles.free} ${styles.open}`,
            text: free.label,
            attributes: { 'aria-label': `${free.label} · ${texts.empty(free.number)}` },
            onClick: this.takeSeat,
          })
        : make('span', { className: styles.free, text: texts.free }),
    )
  }

  private drawFigure(avatar: number): void {
    this.avatar = avatar
    const image = this.figure.firstElementChild as HTMLImageElement
    const { url, position } = avatarOf(avatar)
    image.src = url
    image.style.objectPosition = position
  }

  private drawCards({ cards, best }: SeatPicture): void {
    const key = cards.join(',')
    if (key !== this.shownCards) {
      const before =
        this.shownCards === '' ? [] : this.shownCards.split(',').map((card) => Number.parseInt(card, 10))
      // A back that is turned up turns over; anything else is dealt again.
      const isTurned =
        before.length > 0 &&
        before.length <= cards.length &&
        before.every((card, place) => card === cards[place] || card === -1)
      if (!isTurned) this.cardViews = []
      this.cardViews = cards.map((card, place) => {
        const shown = this.cardViews[place]
        if (!shown) return new CardView(card, this.language, { isDealt: true })
        if (card >= 0 && before[place] === -1) shown.turn(true, card)
        return shown
      })
      this.cards.replaceChildren(...this.cardViews.map(({ view }) => view))
      this.shownCards = key
    }
    this.cards.classList.toggle(
      cardStyles.shown!,
      cards.some((card) => card >= 0),
    )
    this.cardViews.forEach((card, place) => card.dim(best.length > 0 && !best.includes(cards[place]!)))
  }
}
