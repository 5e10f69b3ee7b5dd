/** What lies over the sea and around it: the bar, the seats' plates, the price of a bullet and the tools. */
import { formatMoney } from '../../../design/format.ts'
import { make, makeButton, makeIcon, nameButton } from '../../kit/stage/dom/element.ts'
import { soundAction } from '../../kit/stage/head.ts'
import { sheet } from '../rules/sheet.ts'
import type { Figures } from './figures.ts'
import { GunPanel } from './gun-panel.ts'
import { type HudActions, type HudParts, figureRows, makeBar, sitterOf } from './hud-parts.ts'
import styles from './hud.module.css'
import seaStyles from './sea.module.css'
import type { SeatView } from './page.ts'
import { slotOfSeat } from './view.ts'

export class Hud {
  readonly view: HTMLElement
  readonly sea: HTMLElement
  readonly gun: GunPanel
  readonly sums = make('div', { className: seaStyles.sums, attributes: { 'aria-hidden': 'true' } })
  readonly note = make('p', { className: seaStyles.note, attributes: { role: 'status' } })
  /** For those who do not see the sums over the sea. */
  readonly #said = make('p', { className: 'sr-only', attributes: { 'aria-live': 'polite' } })
  readonly #parts: HudParts
  readonly #room: HTMLElement
  readonly #credit = make('b')
  readonly #sound: HTMLButtonElement
  readonly #figures = make('dl', { className: seaStyles.figures })
  readonly #seats: readonly HTMLElement[] = [1, 2, 3].map((slot) =>
    make('div', { className: `${seaStyles.seat} ${seaStyles[`slot${slot}`]}` }),
  )
  readonly #poolName = make('small')
  readonly #poolAmount = make('b')
  readonly #pool = make(
    'div',
    { className: seaStyles.pool, attributes: { hidden: '' } },
    this.#poolName,
    this.#poolAmount,
  )
  readonly #banner = make('div', { className: seaStyles.banner, attributes: { role: 'status', hidden: '' } })
  readonly #out = make('div', { className: seaStyles.out, attributes: { role: 'alert', hidden: '' } })
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
    this.sea = make(
      'div',
      {
        className: seaStyles.sea,
        attributes: { role: 'application', tabindex: '0', 'aria-label': `${texts.sea} ${texts.seaKeys}` },
      },
      ...canvases,
      this.sums,
      ...this.#seats,
      this.#pool,
      this.#figures,
      this.#banner,
      this.note,
      this.#out,
    )
    this.#sound = makeButton({ className: styles.icon, onClick: actions.toggleSound }, makeIcon('sound', 22))
    this.gun = new GunPanel(parts, actions)
    this.view = make(
      'main',
      { className: styles.room, attributes: { 'data-theme': 'dark' } },
      ...(parts.showHead ? [] : [makeBar(parts, actions, this.#room, this.#credit, this.#sound)]),
      this.sea,
      this.#said,
      this.gun.view,
    )
  }

  /** A window lies over the sea: nobody fires at what they do not see. */
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
      note: this.#room.textContent,
      ...(this.#parts.isFree ? { balance: this.#amountShown } : {}),
      back: leave,
      actions: [
        soundAction(this.#isSoundOn, { on: texts.soundOn, off: texts.soundOff }, toggleSound),
        { key: 'info', text: texts.info, icon: 'info', place: 'bar', run: openInfo },
      ],
    })
  }

  setFigures(figures: Figures): void {
    const { showHead, isFree } = this.#parts
    // With the lobby's bar above there is no other place for what is left at the gun.
    const credit = showHead && !isFree ? this.#credit : null
    this.#figures.replaceChildren(...figureRows(figures, this.#parts, credit))
  }

  /** The others' plates; the own gun needs none. */
  setSeats(seats: readonly SeatView[], ownSeat: number): void {
    const { texts } = this.#parts
    for (let seat = 0; seat < sheet.seatCount; seat++) {
      const slot = slotOfSeat(seat, ownSeat, sheet.seatCount)
      if (slot === 0) continue
      const plate = this.#seats[slot - 1]!
      const sitter = seats.find((one) => one.seat === seat)
      plate.classList.toggle(seaStyles.free!, !sitter)
      if (!sitter) {
        plate.replaceChildren(make('span', { text: texts.emptySeat }))
        continue
      }
      plate.replaceChildren(...sitterOf(sitter, this.#parts))
    }
  }

  /** A word over the sea; it goes by itself. */
  announce(title: string, hint: string, lastsMs = 4_000): void {
    this.#banner.hidden = false
    this.#banner.replaceChildren(make('b', { text: title }), make('span', { text: hint }))
    clearTimeout(this.#bannerTimer)
    this.#bannerTimer = setTimeout(() => {
      this.#banner.hidden = true
    }, lastsMs)
  }

  /** A sentence below the sea. `lastsMs` 0: until another comes. */
  tell(text: string, lastsMs = 5_000): void {
    this.note.textContent = text
    clearTimeout(this.#noteTimer)
    if (text !== '' && lastsMs > 0)
      this.#noteTimer = setTimeout(() => {
        this.note.textContent = ''
      }, lastsMs)
  }

  say(text: string): void {
    this.#said.textContent = text
  }

  /** Nobody sits here any more: why, and the ways on. */
  showOut(sentences: readonly string[], buttons: readonly (readonly [string, () => void])[]): void {
    this.#out.hidden = false
    this.gun.view.inert = true
    this.#out.replaceChildren(
      ...sentences.map((text) => make('p', { text })),
      ...buttons.map(([text, onClick]) => makeButton({ text, onClick })),
    )
    this.#out.querySelector('button')?.focus()
  }

  hideOut(): void {
    this.#out.hidden = true
    this.gun.view.inert = false
    this.#out.replaceChildren()
  }

  dispose(): void {
    clearTimeout(this.#bannerTimer)
    clearTimeout(this.#noteTimer)
  }
}
