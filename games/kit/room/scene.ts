/**
 * Draws a table: felt, seats, bets, board and pots. It knows no game and no studio, so a replay draws with it
 * as well.
 */
import { CardView } from '../cards/card.ts'
import { make } from '../stage/dom/element.ts'
import type { StageLanguage } from '../stage/page.ts'
import { chipMark } from './chip-mark.ts'
import { chips } from './money.ts'
import type { Picture, SeatPicture, TurnTime } from './picture.ts'
import styles from './scene.module.css'
import cardStyles from './seat-cards.module.css'
import seatStyles from './seat.module.css'
import { SeatNode } from './seat-node.ts'
import { boxOf, layTable, slotOf, type TableLayout } from './seats.ts'
import type { Place } from './seat-slots.ts'

/** As long as chips are under way (scene.module.css). */
const FLIGHT_MS = 520
const isCalm = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

export interface SceneActions {
  readonly takeSeat: (seat: number) => void
}

export class Scene {
  readonly view: HTMLElement
  private readonly language: StageLanguage
  private readonly actions: SceneActions
  private readonly field = make('div', { className: styles.field })
  private readonly pots = make('p', { className: styles.pots })
  private readonly cards = make('div', { className: styles.cards })
  private readonly status = make('p', { className: styles.status })
  private readonly board = make('div', { className: styles.board }, this.pots, this.cards, this.status)
  private readonly seats = new Map<number, SeatNode>()
  private readonly bets = new Map<number, HTMLElement>()
  private readonly button = make('span', {
    className: styles.button,
    attributes: { hidden: '', 'aria-hidden': 'true' },
  })
  private readonly watcher = new ResizeObserver(() => this.place())
  private shown: CardView[] = []
  private shownCards: number[] = []
  private picture: Picture | null = null
  private layoutKey = ''
  private layout: TableLayout | null = null

  constructor(language: StageLanguage, actions: SceneActions) {
    this.language = language
    this.actions = actions
    this.field.append(make('div', { className: styles.felt }, make('i')), this.board, this.button)
    this.view = make('div', { className: styles.scene }, this.field)
    this.watcher.observe(this.view)
  }

  dispose(): void {
    this.watcher.disconnect()
  }

  draw(picture: Picture): void {
    const before = this.picture
    this.picture = picture
    this.pots.replaceChildren(
      ...picture.pots.map((text) => make('span', { text })),
      ...(picture.sidePots === null
        ? []
        : [make('span', { className: styles.allSides, text: picture.sidePots })]),
    )
    this.board.classList.toggle(styles.bare!, picture.board === null)
    // If no cards are in the middle, the phase is shown there large, in a line of its own.
    const isAlone = (place: number, count: number): boolean =>
      place === count - 1 || (place === 0 && picture.board === null)
    this.status.replaceChildren(
      ...picture.status
        .split(' · ')
        .flatMap((phrase, place, all) => [
          make('span', { text: isAlone(place, all.length) ? phrase : `${phrase} ·` }),
          ' ',
        ]),
    )
    this.drawBoard(picture)
    for (let seat = 0; seat < picture.seatCount; seat++) this.drawSeat(seat, picture)
    for (const [seat, node] of this.seats) if (seat >= picture.seatCount) node.view.remove()
    this.place()
    for (const { seat, wonAmount } of picture.seats) {
      if (before && wonAmount > 0 && (before.seats.find((one) => one.seat === seat)?.wonAmount ?? 0) === 0)
        this.award(seat, wonAmount, picture)
    }
  }

  /** The time of those who act; everybody else has none. */
  setTime(seats: readonly number[], time: TurnTime | null): void {
    for (const [number, node] of this.seats) node.setTime(seats.includes(number) ? time : null)
  }

  private drawSeat(seat: number, picture: Picture): void {
    const { ownSeat } = picture
    let node = this.seats.get(seat)
    const isOwn = seat === ownSeat
    if (node && node.isOwn !== isOwn) {
      node.view.remove()
      node = undefined
    }
    if (!node) {
      node = new SeatNode(this.language, isOwn, () => this.actions.takeSeat(seat))
      this.seats.set(seat, node)
      this.field.append(node.view)
    }
    const taken = picture.seats.find((one) => one.seat === seat)
    node.draw(
      taken ?? null,
      picture.currency,
      picture.takeSeat === null ? null : { label: picture.takeSeat, number: seat + 1 },
    )
    this.drawBet(seat, taken ?? null, picture.currency)
  }

  private drawBet(seat: number, taken: SeatPicture | null, currency: string): void {
    const amount = taken?.betAmount ?? 0
    const before = this.bets.get(seat)
    if (amount === 0) {
      if (before) this.fly(before, this.middle())
      this.bets.delete(seat)
      return
    }
    const bet = before ?? make('span', { className: styles.bet })
    bet.replaceChildren(chipMark(amount), make('b', { text: chips(amount, currency) }))
    this.bets.set(seat, bet)
    if (!before) this.field.append(bet)
  }

  /** What was won goes from the middle to its seat. */
  private award(seat: number, amount: number, { currency, ownSeat, seatCount }: Picture): void {
    const { layout } = this
    if (!layout) return
    const won = make(
      'span',
      { className: styles.bet, attributes: { 'aria-hidden': 'true' } },
      chipMark(amount),
      make('b', { text: chips(amount, currency) }),
    )
    moveTo(won, this.middle())
    this.field.append(won)
    const { x, y, width, height } = boxOf(layout, slotOf(seat, ownSeat, seatCount), seat === ownSeat)
    // The chips lie for a breath before they go.
    setTimeout(() => this.fly(won, { x: x + width / 2, y: y + height / 2 }), isCalm() ? 0 : 350)
  }

  /** Where the pot lies. */
  private middle(): Place {
    const { x = 0, y = 0, width = 0 } = this.layout?.board ?? {}
    return { x: x + width / 2, y: y + 16 }
  }

  private fly(chipsOnTheWay: HTMLElement, to: Place): void {
    if (isCalm()) return chipsOnTheWay.remove()
    chipsOnTheWay.classList.add(styles.flying!)
    moveTo(chipsOnTheWay, to)
    setTimeout(() => chipsOnTheWay.remove(), FLIGHT_MS)
  }

  private drawBoard({ board, best }: Picture): void {
    this.cards.hidden = board === null
    if (board === null) return
    const isSame =
      this.shownCards.length <= board.length && this.shownCards.every((card, place) => board[place] === card)
    if (!isSame) {
      this.shown = []
      this.shownCards = []
    }
    for (const [place, card] of board.slice(this.shown.length).entries()) {
      const dealt = new CardView(card, this.language, { isDealt: true })
      // One after the other, as a hand deals them.
      dealt.view.style.animationDelay = `${place * 140}ms`
      this.shown.push(dealt)
      this.shownCards.push(card)
    }
    const slots = Array.from({ length: Math.max(0, 5 - board.length) }, () =>
      make('span', { className: styles.slot }),
    )
    if (
      !isSame ||
      this.cards.childElementCount !== 5 ||
      this.cards.querySelectorAll('[role="img"]').length !== board.length
    )
      this.cards.replaceChildren(...this.shown.map(({ view }) => view), ...slots)
    this.shown.forEach((card, place) => card.dim(best.length > 0 && !best.includes(board[place]!)))
  }

  private place(): void {
    const { picture } = this
    const { clientWidth: width, clientHeight: height } = this.view
    if (!picture || width === 0 || height === 0) return
    const layout = layTable(picture.seatCount, { width, height })
    this.layout = layout
    const { field } = this
    const key = `${width}x${height}x${picture.seatCount}`
    if (key !== this.layoutKey) {
      this.layoutKey = key
      field.style.cssText = `width:${layout.width}px;height:${layout.height}px;transform:scale(${layout.scale});--card-w:${layout.cardWidth}px;--own-card-w:${layout.ownCardWidth}px;--seat-w:${layout.seats[1]!.width}px`
      for (const { narrow } of [styles, seatStyles, cardStyles])
        field.classList.toggle(narrow!, layout.isNarrow)
      for (const { compact } of [seatStyles, cardStyles]) field.classList.toggle(compact!, layout.isCompact)
      const { felt, board } = layout
      put(field.firstElementChild as HTMLElement, felt)
      put(this.board, board)
    }
    this.placeSeats(picture, layout)
  }

  private placeSeats(picture: Picture, layout: TableLayout): void {
    for (let seat = 0; seat < picture.seatCount; seat++) {
      const slot = slotOf(seat, picture.ownSeat, picture.seatCount)
      put(this.seats.get(seat)!.view, boxOf(layout, slot, seat === picture.ownSeat))
      const bet = this.bets.get(seat)
      if (bet) moveTo(bet, layout.bets[slot]!)
    }
    const marked = picture.seats.find(({ mark }) => mark !== null)
    this.button.hidden = !marked
    if (!marked) return
    this.button.textContent = marked.mark === 'BANKER' ? 'B' : 'D'
    moveTo(this.button, layout.buttons[slotOf(marked.seat, picture.ownSeat, picture.seatCount)]!)
  }
}

function put(
  element: HTMLElement,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
}

function moveTo(element: HTMLElement, { x, y }: { x: number; y: number }): void {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px` })
}
