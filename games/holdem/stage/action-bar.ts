/** Fold, check, call, raise: what the rules allow now, and what may be chosen before one's turn. */
import { formatAmount, parseAmount } from '../../../design/format.ts'
import {
  amountAt,
  legalAmount,
  positionOf,
  potShare,
  raiseStep,
  rangeOf,
  SLIDER_END,
  stepAmount,
} from '../../kit/room/amounts.ts'
import type { Bar, BarParts } from '../../kit/room/look.ts'
import { chips } from '../../kit/room/money.ts'
import type { RoomAnswer } from '../../kit/room/view.ts'
import { make, makeButton, makeIcon } from '../../kit/stage/dom/element.ts'
import type { HoldemTexts } from '../locales/texts.ts'
import sliderStyles from '../../kit/room/slider.module.css'
import styles from './action-bar.module.css'

type Before = 'CHECK_FOLD' | 'CHECK'

export class ActionBar implements Bar {
  readonly view: HTMLElement
  private readonly parts: BarParts
  private readonly texts: HoldemTexts['bar']
  private readonly words: HoldemTexts
  private readonly fold: HTMLButtonElement
  private readonly call: HTMLButtonElement
  private readonly raise: HTMLButtonElement
  private readonly slider = make('input', {
    className: sliderStyles.slider,
    attributes: { type: 'range', min: '0', max: `${SLIDER_END}`, step: '1' },
  })
  private readonly typed = make('input', {
    className: styles.typed,
    attributes: { inputmode: 'decimal', autocomplete: 'off' },
  })
  private readonly quick: HTMLElement
  private readonly line: HTMLElement
  private readonly turn: HTMLElement
  private readonly ahead: HTMLElement
  private readonly waiting = make('p', { className: styles.waiting })
  private readonly boxes: Readonly<Record<Before, HTMLInputElement>>
  private answer: RoomAnswer | null = null
  private range: ReturnType<typeof rangeOf> = null
  private amount = 0
  private turnKey = ''
  private before: Before | null = null

  constructor(parts: BarParts, texts: HoldemTexts) {
    this.parts = parts
    this.texts = texts.bar
    this.words = texts
    const { bar } = texts
    this.fold = makeButton({
      className: styles.fold,
      text: bar.fold,
      attributes: { 'aria-keyshortcuts': 'f' },
      onClick: () => this.send('FOLD'),
    })
    this.call = makeButton({
      className: styles.call,
      attributes: { 'aria-keyshortcuts': 'c' },
      onClick: () => this.send(this.has('CHECK') ? 'CHECK' : 'CALL'),
    })
    this.raise = makeButton({
      className: styles.raise,
      attributes: { 'aria-keyshortcuts': 'r' },
      onClick: () => {
        if (this.range) this.send(this.range.action, this.amount)
      },
    })
    this.quick = this.makeQuick()
    this.slider.setAttribute('aria-label', bar.amount)
    this.typed.setAttribute('aria-label', bar.amount)
    this.line = make(
      'div',
      { className: styles.line },
      makeButton(
        { className: styles.step, label: bar.less, onClick: () => this.step(-1) },
        makeIcon('minus'),
      ),
      this.slider,
      makeButton({ className: styles.step, label: bar.more, onClick: () => this.step(1) }, makeIcon('plus')),
      this.typed,
    )
    this.turn = make(
      'div',
      { className: styles.turn },
      this.quick,
      this.line,
      make('div', { className: styles.three }, this.fold, this.call, this.raise),
    )
    const box = (kind: Before, text: string): [HTMLInputElement, HTMLElement] => {
      const input = make('input', { attributes: { type: 'checkbox' } })
      input.addEventListener('change', () => this.chooseBefore(input.checked ? kind : null))
      return [input, make('label', { className: styles.box }, input, make('span', { text }))]
    }
    const [checkFold, checkFoldLabel] = box('CHECK_FOLD', bar.checkFold)
    const [check, checkLabel] = box('CHECK', bar.checkOnly)
    this.boxes = { CHECK_FOLD: checkFold, CHECK: check }
    this.ahead = make(
      'div',
      { className: styles.ahead, attributes: { role: 'group', 'aria-label': bar.before } },
      checkFoldLabel,
      checkLabel,
    )
    this.view = make(
      'div',
      { className: styles.bar, attributes: { tabindex: '-1' } },
      this.turn,
      this.ahead,
      this.waiting,
    )
    this.listen()
  }

  /** Parts of the pot, and all there is. */
  private makeQuick(): HTMLElement {
    const bar = this.texts
    const share = (text: string, top: number, bottom: number): HTMLElement =>
      makeButton({ text, onClick: () => this.takeShare(top, bottom) })
    return make(
      'div',
      { className: styles.quick },
      share(bar.third, 1, 3),
      share(bar.half, 1, 2),
      share(bar.pot, 1, 1),
      makeButton({
        text: bar.all,
        onClick: () => {
          if (this.range) this.setAmount(this.range.most)
        },
      }),
    )
  }

  private listen(): void {
    this.slider.addEventListener('input', () => {
      if (this.range) this.setAmount(amountAt(Number.parseInt(this.slider.value, 10), this.range), 'slider')
    })
    this.typed.addEventListener('input', () => this.readTyped())
    this.typed.addEventListener('change', () => this.setAmount(this.amount))
    this.typed.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.raise.click()
    })
  }

  draw(answer: RoomAnswer): void {
    this.answer = answer
    const { room, mine } = answer
    // The turn is reported a moment before the possible actions.
    const isMine = mine !== null && (room.turn?.seats.includes(mine.seat) ?? false)
    const isTurn = isMine && mine.actions.length > 0
    const key = `${room.handNo}:${room.step}:${isTurn}`
    const own = room.seats.find(({ seat }) => seat === mine?.seat)
    const mayChoose =
      !isMine && own !== undefined && own.isInHand && !own.isFolded && !own.isAllIn && room.turn !== null
    const hadFocus = this.turn.contains(document.activeElement)
    this.turn.hidden = !isTurn
    this.ahead.hidden = !mayChoose
    this.waiting.hidden = isMine || mayChoose
    const result = this.resultLine(answer)
    this.waiting.textContent = result || this.texts.waiting
    this.waiting.classList.toggle(styles.result!, result !== '')
    this.waiting.classList.toggle(styles.won!, (own?.result?.netAmount ?? 0) > 0)
    if (!mayChoose && !isMine) this.chooseBefore(null)
    // With the keyboard the focus stays on the buttons.
    if (hadFocus && !isTurn) this.view.focus({ preventScroll: true })
    if (key === this.turnKey) return
    this.turnKey = key
    if (!isTurn) return
    if (document.activeElement === this.view) this.call.focus({ preventScroll: true })
    this.openTurn()
    this.takeBefore()
  }

  press(key: string): boolean {
    if (this.turn.hidden) return false
    if (key === 'f' && !this.fold.hidden) this.fold.click()
    else if (key === 'c') this.call.click()
    else if (key === 'r' && this.range) this.typed.select()
    else return false
    return true
  }

  /** Who won the hand that has just ended, and with what. */
  private resultLine({ room, mine }: RoomAnswer): string {
    const { log } = this.parts.roomTexts
    return room.seats
      .filter(({ result }) => (result?.winAmount ?? 0) > 0)
      .map(({ seat, name, result }) =>
        [
          this.words.wins(
            seat === mine?.seat ? log.you : name,
            chips(result!.winAmount, this.parts.currency),
          ),
          this.words.hands[result!.name ?? ''] ?? '',
        ]
          .filter(Boolean)
          .join(' · '),
      )
      .join(' · ')
  }

  private openTurn(): void {
    const { room, mine } = this.answer!
    const { currency } = this.parts
    const stack = room.seats.find(({ seat }) => seat === mine!.seat)?.stack ?? 0
    const price = mine!.actions.find(({ action }) => action === 'CALL')?.amount ?? 0
    this.fold.hidden = !this.has('FOLD')
    this.call.textContent = this.has('CHECK')
      ? this.texts.check
      : price >= stack
        ? this.texts.callAllIn(chips(price, currency))
        : this.texts.call(chips(price, currency))
    this.range = rangeOf(mine!.actions, raiseStep(room.stakes.smallBlind))
    const { range } = this
    this.raise.hidden = this.line.hidden = this.quick.hidden = range === null
    if (!range) return
    const limits = this.texts.amountOf(chips(range.least, currency), chips(range.most, currency))
    this.typed.title = limits
    this.slider.disabled = range.most === range.least
    this.setAmount(range.least)
  }

  /** What was chosen beforehand is done, if it can be; a check that would cost something is forgotten. */
  private takeBefore(): void {
    const chosen = this.before
    this.chooseBefore(null)
    if (chosen === null) return
    if (this.has('CHECK')) this.send('CHECK')
    else if (chosen === 'CHECK_FOLD') this.send('FOLD')
  }

  private chooseBefore(chosen: Before | null): void {
    this.before = chosen
    for (const [kind, box] of Object.entries(this.boxes)) box.checked = kind === chosen
  }

  private has(action: string): boolean {
    return this.answer?.mine?.actions.some((move) => move.action === action) ?? false
  }

  private send(action: string, amount?: number): void {
    if (this.has(action)) this.parts.act(action, amount)
  }

  private step(by: 1 | -1): void {
    if (this.range) this.setAmount(stepAmount(this.amount, by, this.range))
  }

  private takeShare(numerator: number, denominator: number): void {
    const { range, answer } = this
    if (!range || !answer?.mine) return
    const { room, mine } = answer
    const total = room.seats.reduce((sum, { totalBetAmount }) => sum + totalBetAmount, 0)
    const ownBet = room.seats.find(({ seat }) => seat === mine.seat)?.betAmount ?? 0
    const toCall = mine.actions.find(({ action }) => action === 'CALL')?.amount ?? 0
    this.setAmount(potShare(numerator, denominator, { total, toCall, ownBet }, range))
  }

  /** Figures half typed stay as they are; what would be sent is always legal. */
  private readTyped(): void {
    const read = parseAmount(this.typed.value)
    const { range } = this
    if (!range) return
    const isRight = read !== null && read >= range.least && read <= range.most
    this.typed.setAttribute('aria-invalid', `${!isRight}`)
    if (read !== null) this.setAmount(isRight ? read : legalAmount(read, range), 'typed')
  }

  private setAmount(amount: number, from?: 'slider' | 'typed'): void {
    const { range } = this
    if (!range) return
    const { currency } = this.parts
    this.amount = amount
    const text = chips(amount, currency)
    this.raise.textContent =
      amount === range.most
        ? this.texts.allIn(text)
        : range.action === 'BET'
          ? this.texts.bet(text)
          : this.texts.raise(text)
    if (from !== 'slider') this.slider.value = `${positionOf(amount, range)}`
    this.slider.style.setProperty('--share', `${positionOf(amount, range) / (SLIDER_END / 100)}%`)
    this.slider.setAttribute('aria-valuetext', text)
    if (from === 'typed') return
    this.typed.value = formatAmount(amount, amount % 100 === 0 ? 0 : 2)
    this.typed.setAttribute('aria-invalid', 'false')
  }
}
