/** What lies over the sea and around it: the bar, the seats' plates, the price of a bullet and the tools. */
import { formatCount, formatMoney } from '../../../web/ui/i18n/format.ts'
import { avatarOf } from '../../kit/room/avatars.ts'
import { make, makeButton, makeIcon, nameButton } from '../../kit/stage/dom/element.ts'
import { soundAction, type ShowHead } from '../../kit/stage/head.ts'
import type { FishTexts } from '../locales/texts.ts'
import { sheet } from '../rules/sheet.ts'
import type { Figures } from './figures.ts'
import styles from './hud.module.css'
import type { SeatView } from './page.ts'
import { slotOfSeat } from './view.ts'

interface HudActions {
  leave(): void
  openInfo(): void
  openPrices(): void
  toggleSound(): void
  toggleAuto(): void
  toggleLock(): void
  toggleLightning(): void
  changePrice(by: 1 | -1): void
}

interface Tools { readonly isAuto: boolean; readonly isLocking: boolean; readonly isLightning: boolean; readonly price: number; readonly isLeast: boolean; readonly isMost: boolean }

interface HudParts { readonly texts: FishTexts; readonly currency: string; readonly isFree: boolean; readonly isFramed: boolean; readonly showHead?: ShowHead | undefined }

export class Hud {
  readonly view: HTMLElement
  readonly sea: HTMLElement
  readonly sums = make('div', { className: styles.sums, attributes: { 'aria-hidden': 'true' } })
  readonly note = make('p', { className: styles.note, attributes: { role: 'status' } })
  /** For those who do not see the sums over the sea. */
  readonly #said = make('p', { className: 'sr-only', attributes: { 'aria-live': 'polite' } })
  readonly #parts: HudParts
  readonly #room: HTMLElement
  readonly #credit = make('b')
  readonly #sound: HTMLButtonElement
  readonly #auto: HTMLButtonElement
  readonly #lock: HTMLButtonElement
  readonly #lightning: HTMLButtonElement
  readonly #controls = make('footer', { className: styles.controls })
  readonly #less: HTMLButtonElement
  readonly #more: HTMLButtonElement
  readonly #amount: HTMLButtonElement
  readonly #priceName = make('small')
  readonly #price = make('b')
  readonly #figures = make('dl', { className: styles.figures })
  readonly #seats: readonly HTMLElement[] = [1, 2, 3].map((slot) => make('div', { className: `${styles.seat} ${styles[`slot${slot}`]}` }))
  readonly #poolName = make('small')
  readonly #poolAmount = make('b')
  readonly #pool = make('div', { className: styles.pool, attributes: { hidden: '' } }, this.#poolName, this.#poolAmount)
  readonly #banner = make('div', { className: styles.banner, attributes: { role: 'status', hidden: '' } })
  readonly #out = make('div', { className: styles.out, attributes: { role: 'alert', hidden: '' } })
  readonly #actions: HudActions
  #amountShown = 0
  #isSoundOn = false
  #bannerTimer: ReturnType<typeof setTimeout> | undefined
  #noteTimer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: HudParts, canvases: readonly HTMLCanvasElement[], actions: HudActions) {
    this.#parts = parts
    this.#actions = actions
    const { texts } = parts
    // In the lobby's frame its own bar names the game.
    this.#room = make(parts.isFramed ? 'b' : 'small')
    this.sea = make('div', { className: styles.sea, attributes: { role: 'application', tabindex: '0', 'aria-label': `${texts.sea} ${texts.seaKeys}` } }, ...canvases, this.sums, ...this.#seats, this.#pool, this.#figures, this.#banner, this.note, this.#out)
    this.#sound = makeButton({ className: styles.icon, onClick: actions.toggleSound }, makeIcon('sound', 22))
    this.#auto = tool('auto', texts.auto, texts.autoHint, actions.toggleAuto)
    this.#lock = tool('target', texts.lock, texts.lockHint, actions.toggleLock)
    this.#lightning = tool('hot', texts.lightning, texts.lightningHint, actions.toggleLightning)
    this.#less = makeButton({ label: texts.less, onClick: () => actions.changePrice(-1) }, makeIcon('minus'))
    this.#more = makeButton({ label: texts.more, onClick: () => actions.changePrice(1) }, makeIcon('plus'))
    this.#amount = makeButton({ className: styles.amount, attributes: { 'aria-haspopup': 'dialog' }, onClick: actions.openPrices }, this.#priceName, this.#price)
    this.view = make('main', { className: styles.room, attributes: { 'data-theme': 'dark' } },
      ...(parts.showHead ? [] : [make('header', { className: styles.bar },
        ...(parts.isFramed ? [] : [makeButton({ className: styles.icon, label: texts.leave, onClick: actions.leave }, makeIcon('back'))]),
        make('div', { className: styles.title }, ...(parts.isFramed ? [] : [make('b', { text: texts.name })]), this.#room), make('span', { className: styles.gap }),
        make('span', { className: styles.purse }, make('small', { text: parts.isFree ? texts.playCredit : texts.credit }), this.#credit),
        this.#sound, makeButton({ className: styles.icon, label: texts.info, attributes: { 'aria-haspopup': 'dialog' }, onClick: actions.openInfo }, makeIcon('info', 22)),
        ...(parts.isFramed ? [makeButton({ className: styles.icon, label: texts.leave, onClick: actions.leave }, makeIcon('door', 22))] : []))]),
      this.sea, this.#said,
      this.#controls)
    this.#controls.append(
      make('div', { className: styles.tools }, this.#auto, this.#lock), make('div', { className: styles.price }, this.#less, this.#amount, this.#more), make('div', { className: styles.tools }, this.#lightning))
  }

  /** A window lies over the sea: nobody fires at what he does not see. */
  get isCovered(): boolean {
    return this.view.querySelector('dialog[open]') !== null
  }

  setRoom(number: number): void {
    this.#room.textContent = this.#parts.texts.room(number)
    this.#tellHead()
  }

  setCredit(amount: number): void {
    const text = formatMoney(amount, this.#parts.currency)
    if (this.#credit.textContent === text) return
    this.#credit.textContent = text
    this.#amountShown = amount
    this.#tellHead()
  }

  /** What the pool holds that every paid bullet takes part in. */
  setPool(name: string, amount: number): void {
    this.#pool.hidden = false
    this.#poolName.textContent = name
    this.#poolAmount.textContent = formatMoney(amount, this.#parts.currency)
  }

  setSound(isOn: boolean): void {
    this.#sound.classList.toggle(styles.off!, !isOn)
    nameButton(this.#sound, isOn ? this.#parts.texts.soundOff : this.#parts.texts.soundOn)
    this.#isSoundOn = isOn
    this.#tellHead()
  }

  #tellHead(): void {
    const { showHead, texts } = this.#parts
    const { leave, openInfo, toggleSound } = this.#actions
    showHead?.({
      // Play credit lies at the gun as a whole; of real money only what is set aside for it.
      note: this.#room.textContent, ...(this.#parts.isFree ? { balance: this.#amountShown } : {}), back: leave,
      actions: [
        soundAction(this.#isSoundOn, { on: texts.soundOn, off: texts.soundOff }, toggleSound),
        { key: 'info', text: texts.info, icon: 'info', place: 'bar', run: openInfo },
      ],
    })
  }

  setTools({ isAuto, isLocking, isLightning, price, isLeast, isMost }: Tools): void {
    const { texts, currency } = this.#parts
    this.#auto.setAttribute('aria-pressed', `${isAuto}`)
    this.#lock.setAttribute('aria-pressed', `${isLocking}`)
    this.#lightning.setAttribute('aria-pressed', `${isLightning}`)
    this.#less.setAttribute('aria-disabled', `${isLeast}`)
    this.#more.setAttribute('aria-disabled', `${isMost}`)
    this.#priceName.textContent = isLightning ? texts.perTarget : texts.perShot
    this.#price.textContent = formatMoney(price, currency)
    this.#amount.setAttribute('aria-label', `${texts.chooseBullet} · ${this.#price.textContent}${isLightning ? ` ${texts.perTarget}` : ''}`)
  }

  setFigures({ shots, spent, won }: Figures): void {
    const { texts, currency, showHead, isFree } = this.#parts
    const { figures } = texts
    const row = (name: string, value: string, className?: string): HTMLElement[] => [make('dt', { text: name }), make('dd', { text: value, className })]
    const credit = showHead && !isFree ? [make('dt', { text: texts.credit }), make('dd', {}, this.#credit)] : []
    this.#figures.replaceChildren(...credit, ...row(figures.shots, formatCount(shots)), ...row(figures.spent, formatMoney(spent, currency)), ...row(figures.won, formatMoney(won, currency), won > spent ? styles.above : undefined))
  }

  /** The others' plates; the own gun needs none. */
  setSeats(seats: readonly SeatView[], ownSeat: number): void {
    const { texts, currency } = this.#parts
    for (let seat = 0; seat < sheet.seatCount; seat++) {
      const slot = slotOfSeat(seat, ownSeat, sheet.seatCount)
      if (slot === 0) continue
      const plate = this.#seats[slot - 1]!
      const sitter = seats.find((one) => one.seat === seat)
      plate.classList.toggle(styles.free!, !sitter)
      if (!sitter) {
        plate.replaceChildren(make('span', { text: texts.emptySeat }))
        continue
      }
      const { url, position } = avatarOf(seat * 3 + 1)
      const face = make('img', { attributes: { src: url, alt: '' } })
      face.style.objectPosition = position
      plate.replaceChildren(face, make('span', {}, make('b', { text: sitter.name || texts.guest }), make('small', { text: `${formatMoney(sitter.price, currency)} ${texts.perShot}` })))
    }
  }

  /** A word over the sea; it goes by itself. */
  announce(title: string, hint: string, lastsMs = 4_000): void {
    this.#banner.hidden = false
    this.#banner.replaceChildren(make('b', { text: title }), make('span', { text: hint }))
    clearTimeout(this.#bannerTimer)
    this.#bannerTimer = setTimeout(() => { this.#banner.hidden = true }, lastsMs)
  }

  /** A sentence below the sea. `lastsMs` 0: until another comes. */
  tell(text: string, lastsMs = 5_000): void {
    this.note.textContent = text
    clearTimeout(this.#noteTimer)
    if (text !== '' && lastsMs > 0) this.#noteTimer = setTimeout(() => { this.note.textContent = '' }, lastsMs)
  }

  say(text: string): void {
    this.#said.textContent = text
  }

  /** Nobody sits here any more: why, and the ways on. */
  showOut(sentences: readonly string[], buttons: readonly (readonly [string, () => void])[]): void {
    this.#out.hidden = false
    this.#controls.inert = true
    this.#out.replaceChildren(...sentences.map((text) => make('p', { text })), ...buttons.map(([text, onClick]) => makeButton({ text, onClick })))
    this.#out.querySelector('button')?.focus()
  }

  hideOut(): void {
    this.#out.hidden = true
    this.#controls.inert = false
    this.#out.replaceChildren()
  }

  dispose(): void {
    clearTimeout(this.#bannerTimer)
    clearTimeout(this.#noteTimer)
  }
}

function tool(icon: string, text: string, hint: string, onClick: () => void): HTMLButtonElement {
  const button = makeButton({ className: styles.tool, attributes: { 'aria-pressed': 'false', title: hint }, onClick }, makeIcon(icon, 22))
  button.append(text)
  return button
}
