/** Below the sea: the gun's tools, and the price of a bullet between less and more. */
import { formatMoney } from '../../../design/format.ts'
import { make, makeButton, makeIcon } from '../../kit/stage/dom/element.ts'
import { type HudActions, type HudParts, tool } from './hud-parts.ts'
import styles from './hud.module.css'

export interface Tools {
  readonly isAuto: boolean
  readonly isLocking: boolean
  readonly isLightning: boolean
  readonly price: number
  readonly isLeast: boolean
  readonly isMost: boolean
}

export class GunPanel {
  readonly view: HTMLElement
  readonly #parts: HudParts
  readonly #auto: HTMLButtonElement
  readonly #lock: HTMLButtonElement
  readonly #lightning: HTMLButtonElement
  readonly #less: HTMLButtonElement
  readonly #more: HTMLButtonElement
  readonly #amount: HTMLButtonElement
  readonly #priceName = make('small')
  readonly #price = make('b')

  constructor(parts: HudParts, actions: HudActions) {
    this.#parts = parts
    const { texts } = parts
    this.#auto = tool('auto', texts.auto, texts.autoHint, actions.toggleAuto)
    this.#lock = tool('target', texts.lock, texts.lockHint, actions.toggleLock)
    this.#lightning = tool('hot', texts.lightning, texts.lightningHint, actions.toggleLightning)
    this.#less = makeButton({ label: texts.less, onClick: () => actions.changePrice(-1) }, makeIcon('minus'))
    this.#more = makeButton({ label: texts.more, onClick: () => actions.changePrice(1) }, makeIcon('plus'))
    this.#amount = makeButton(
      { className: styles.amount, attributes: { 'aria-haspopup': 'dialog' }, onClick: actions.openPrices },
      this.#priceName,
      this.#price,
    )
    this.view = make(
      'footer',
      { className: styles.controls },
      make('div', { className: styles.tools }, this.#auto, this.#lock),
      make('div', { className: styles.price }, this.#less, this.#amount, this.#more),
      make('div', { className: styles.tools }, this.#lightning),
    )
  }

  set({ isAuto, isLocking, isLightning, price, isLeast, isMost }: Tools): void {
    const { texts, currency } = this.#parts
    this.#auto.setAttribute('aria-pressed', `${isAuto}`)
    this.#lock.setAttribute('aria-pressed', `${isLocking}`)
    this.#lightning.setAttribute('aria-pressed', `${isLightning}`)
    this.#less.setAttribute('aria-disabled', `${isLeast}`)
    this.#more.setAttribute('aria-disabled', `${isMost}`)
    this.#priceName.textContent = isLightning ? texts.perTarget : texts.perShot
    this.#price.textContent = formatMoney(price, currency)
    this.#amount.setAttribute(
      'aria-label',
      `${texts.chooseBullet} · ${this.#price.textContent}${isLightning ? ` ${texts.perTarget}` : ''}`,
    )
  }
}
