/**
 * The bids for the bank, the bet, and draw or stand: one question at a time, with what happens when the time
 * is over.
 */
import { formatAmount, parseAmount } from '../../../design/format.ts'
import {
  amountAt,
  legalAmount,
  positionOf,
  SLIDER_END,
  stepAmount,
  type RaiseRange,
} from '../../kit/room/amounts.ts'
import type { Bar, BarParts } from '../../kit/room/look.ts'
import { chips } from '../../kit/room/money.ts'
import type { RoomAnswer } from '../../kit/room/view.ts'
import { make, makeButton, makeIcon } from '../../kit/stage/dom/element.ts'
import type { PokDengRoomTexts } from '../locales/texts.ts'
import sliderStyles from '../../kit/room/slider.module.css'
import styles from './round-bar.module.css'

/** A bet is held five times: the most that a hand can lose (domain/studio-games.md §3.3). */
const HOLD_MULTIPLE = 5

export class RoundBar implements Bar {
  readonly view = make('div', { className: styles.bar })
  private readonly parts: BarParts
  private readonly texts: PokDengRoomTexts['bar']
  private readonly lines: PokDengRoomTexts['lines']
  private readonly slider = make('input', {
    className: sliderStyles.slider,
    attributes: { type: 'range', min: '0', max: `${SLIDER_END}`, step: '1' },
  })
  private readonly typed = make('input', {
    className: styles.typed,
    attributes: { inputmode: 'decimal', autocomplete: 'off' },
  })
  private readonly held = make('p', { className: styles.hint })
  private readonly place: HTMLButtonElement
  private range: RaiseRange = { least: 1, most: 1, step: 1 }
  private amount = 0
  private lastBet = 0
  private key = ''

  constructor(parts: BarParts, { bar: texts, lines }: PokDengRoomTexts) {
    this.parts = parts
    this.texts = texts
    this.lines = lines
    this.slider.setAttribute('aria-label', texts.amount)
    this.typed.setAttribute('aria-label', texts.amount)
    this.place = makeButton({
      className: styles.red,
      attributes: { 'aria-keyshortcuts': 'b' },
      onClick: () => {
        this.lastBet = this.amount
        this.send('BET', this.amount)
      },
    })
    this.slider.addEventListener('input', () =>
      this.setAmount(amountAt(Number.parseInt(this.slider.value, 10), this.range)),
    )
    this.typed.addEventListener('input', () => {
      const read = parseAmount(this.typed.value)
      const isRight = read !== null && read >= this.range.least && read <= this.range.most
      this.typed.setAttribute('aria-invalid', `${!isRight}`)
      if (read !== null) this.setAmount(isRight ? read : legalAmount(read, this.range), true)
    })
    this.typed.addEventListener('change', () => this.setAmount(this.amount))
    this.typed.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.place.click()
    })
  }

  draw(answer: RoomAnswer): void {
    const { room, mine } = answer
    const isTurn = mine !== null && mine.actions.length > 0
    const key = `${room.handNo}:${room.phase}:${isTurn}`
    if (key === this.key) return
    this.key = key
    if (!isTurn) this.view.replaceChildren(this.waitingLine(answer))
    else if (mine.actions.some(({ action }) => action === 'BID')) this.askBid(answer)
    else if (mine.actions.some(({ action }) => action === 'BET')) this.askBet(answer)
    else this.askDraw(room.phase === 'BANKER')
  }

  press(key: string): boolean {
    const button = this.view.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${key}"]`)
    button?.click()
    return button !== null
  }

  private waitingLine(answer: RoomAnswer): HTMLElement {
    const result = this.resultLine(answer)
    const net = answer.room.seats.find(({ seat }) => seat === answer.mine?.seat)?.result?.netAmount ?? 0
    return make('p', {
      className: [styles.hint, result ? styles.result : '', net > 0 ? styles.won : ''].join(' '),
      text: result || this.texts.waiting,
    })
  }

  /** What the round that has just ended brought the member. */
  private resultLine({ room, mine }: RoomAnswer): string {
    const result = room.seats.find(({ seat }) => seat === mine?.seat)?.result
    if (!result) return ''
    const { you } = this.parts.roomTexts.log
    const amount = chips(Math.abs(result.netAmount), this.parts.currency)
    return result.netAmount > 0
      ? this.lines.wins(you, amount)
      : result.netAmount < 0
        ? this.lines.loses(you, amount)
        : this.lines.push(you)
  }

  private askBid({ room, mine }: RoomAnswer): void {
    const { texts } = this
    const cover = room.extra['bankCover']
    const bids = mine!.actions.filter(({ action }) => action === 'BID')
    this.view.replaceChildren(
      make('p', { className: styles.title, text: texts.bidTitle }),
      make('p', {
        className: styles.hint,
        text: typeof cover === 'number' ? texts.cover(chips(cover, this.parts.currency)) : '',
      }),
      make(
        'div',
        { className: styles.three },
        makeButton({ className: styles.line, text: texts.noBid, onClick: () => this.send('PASS') }),
        ...bids.map(({ amount }) =>
          makeButton({
            className: styles.jade,
            text: texts.rounds(amount ?? 0),
            onClick: () => this.send('BID', amount),
          }),
        ),
      ),
    )
  }

  private askBet({ room, mine }: RoomAnswer): void {
    const { texts, parts } = this
    const move = mine!.actions.find(({ action }) => action === 'BET')!
    this.range = {
      least: move.minAmount ?? 1,
      most: move.maxAmount ?? 1,
      step: Math.max(1, room.stakes.minBet),
    }
    const quick = (text: string, amount: number): HTMLElement =>
      makeButton({ text, onClick: () => this.setAmount(legalAmount(amount, this.range)) })
    this.view.replaceChildren(
      make(
        'div',
        { className: styles.quick },
        quick(`${texts.least} ${chips(this.range.least, parts.currency)}`, this.range.least),
        ...(this.lastBet > 0 ? [quick(texts.again, this.lastBet)] : []),
        quick(`${texts.most} ${chips(this.range.most, parts.currency)}`, this.range.most),
      ),
      make(
        'div',
        { className: styles.row },
        makeButton(
          {
            className: styles.step,
            label: texts.less,
            onClick: () => this.setAmount(stepAmount(this.amount, -1, this.range)),
          },
          makeIcon('minus'),
        ),
        this.slider,
        makeButton(
          {
            className: styles.step,
            label: texts.more,
            onClick: () => this.setAmount(stepAmount(this.amount, 1, this.range)),
          },
          makeIcon('plus'),
        ),
        this.typed,
      ),
      make(
        'div',
        { className: styles.three },
        makeButton({ className: styles.line, text: texts.noBet, onClick: () => this.send('PASS') }),
        this.place,
      ),
      this.held,
    )
    this.slider.disabled = this.range.most === this.range.least
    this.setAmount(legalAmount(this.lastBet > 0 ? this.lastBet : this.range.least, this.range))
  }

  private askDraw(isBanker: boolean): void {
    const { texts } = this
    this.view.replaceChildren(
      make('p', { className: styles.hint, text: isBanker ? texts.bankerHint : texts.drawHint }),
      make(
        'div',
        { className: styles.three },
        makeButton({
          className: styles.line,
          text: texts.stand,
          attributes: { 'aria-keyshortcuts': 's' },
          onClick: () => this.send('STAND'),
        }),
        makeButton({
          className: styles.jade,
          text: texts.draw,
          attributes: { 'aria-keyshortcuts': 'd' },
          onClick: () => this.send('DRAW'),
        }),
      ),
    )
  }

  private send(action: string, amount?: number): void {
    // Asked again if it was refused: the question is drawn again with the next state.
    this.key = ''
    this.parts.act(action, amount)
  }

  private setAmount(amount: number, isTyped = false): void {
    const { currency } = this.parts
    this.amount = amount
    const position = positionOf(amount, this.range)
    this.slider.value = `${position}`
    this.slider.style.setProperty('--share', `${position / (SLIDER_END / 100)}%`)
    this.slider.setAttribute('aria-valuetext', chips(amount, currency))
    this.place.textContent = this.texts.bet(chips(amount, currency))
    this.held.textContent = this.texts.held(chips(amount * HOLD_MULTIPLE, currency))
    if (isTyped) return
    this.typed.value = formatAmount(amount, amount % 100 === 0 ? 0 : 2)
    this.typed.setAttribute('aria-invalid', 'false')
  }
}
