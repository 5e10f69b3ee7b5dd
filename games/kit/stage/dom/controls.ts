/** The member's hand on the machine: bet, spin, speed, sound, information. */
import { formatMoney } from '../../../../design/format.ts'
import type { KitTexts } from '../../locales/texts.ts'
import { speeds, type Speed } from '../motion.ts'
import { make, makeButton, makeDrawing, makeIcon, nameButton } from './element.ts'
import styles from './controls.module.css'

export interface ControlActions {
  readonly spinOrStop: () => void
  readonly stepBet: (by: -1 | 1) => void
  readonly chooseBet: () => void
  readonly cycleSpeed: () => void
  readonly toggleSound: () => void
  readonly openInfo: () => void
  /** Absent if the merchant allows no automatic spins. */
  readonly openAuto?: () => void
}

/** idle: a spin may start · showing: a press ends the show · waiting and blocked: nothing to press. */
export type ControlState = 'idle' | 'waiting' | 'showing' | 'blocked'

export class Controls {
  readonly view: HTMLElement
  private readonly texts: KitTexts
  private readonly currency: string
  private readonly spin: HTMLButtonElement
  private readonly sound: HTMLButtonElement
  private readonly speed: HTMLButtonElement
  private readonly speedMarks: readonly HTMLElement[]
  private readonly auto: HTMLButtonElement | null
  private readonly autoLeft = make('span', { className: styles.autoLeft })
  private readonly less: HTMLButtonElement
  private readonly more: HTMLButtonElement
  private readonly betButton: HTMLButtonElement
  private readonly betAmount = make('b')
  private readonly bet: HTMLElement
  private readonly startLabel: string
  private canLower = false
  private canRaise = false
  private state: ControlState = 'blocked'
  private ownBet = 0
  private heldBet: number | null = null

  constructor(texts: KitTexts, currency: string, actions: ControlActions, isReplay: boolean) {
    this.texts = texts
    this.currency = currency
    this.startLabel = isReplay ? texts.replay : texts.spin
    this.spin = makeButton(
      { className: styles.spin, label: this.startLabel, onClick: actions.spinOrStop },
      spinDrawing(),
    )
    this.sound = makeButton(
      { className: `${styles.round} ${styles.sound}`, onClick: actions.toggleSound },
      makeIcon('sound'),
    )
    this.speedMarks = speeds.map(() => make('i'))
    this.speed = makeButton(
      { className: `${styles.round} ${styles.speed}`, onClick: actions.cycleSpeed },
      makeIcon('speed', 22),
      make('span', { className: styles.speedMark }, ...this.speedMarks),
    )
    this.less = makeButton({ label: texts.lessBet, onClick: () => actions.stepBet(-1) }, makeIcon('minus'))
    this.more = makeButton({ label: texts.moreBet, onClick: () => actions.stepBet(1) }, makeIcon('plus'))
    this.betButton = makeButton(
      { className: styles.betValue, onClick: actions.chooseBet, attributes: { 'aria-haspopup': 'dialog' } },
      make('small', { text: texts.bet }),
      this.betAmount,
    )
    this.auto = actions.openAuto
      ? makeButton(
          { className: `${styles.round} ${styles.auto}`, label: texts.auto.title, onClick: actions.openAuto },
          makeIcon('auto', 22),
          this.autoLeft,
        )
      : null
    const info = makeButton(
      { className: `${styles.round} ${styles.info}`, label: texts.info, onClick: actions.openInfo },
      makeIcon('info'),
    )
    this.bet = make(
      'div',
      { className: styles.bet, attributes: { role: 'group', 'aria-label': texts.bet } },
      this.less,
      this.betButton,
      this.more,
    )
    this.view = make(
      'div',
      { className: styles.controls },
      this.sound,
      ...(isReplay ? [make('span', { className: styles.bet })] : [this.bet]),
      this.speed,
      ...(this.auto ? [this.auto] : []),
      this.spin,
      info,
    )
    // Until the machine is ready: a press would have no effect.
    this.set('blocked')
  }

  set(state: ControlState): void {
    this.state = state
    const isIdle = state === 'idle'
    // Never `disabled`: a key that spins would lose its button with the focus.
    this.spin.setAttribute('aria-disabled', `${state === 'waiting' || state === 'blocked'}`)
    this.spin.classList.toggle(styles.busy!, state === 'showing')
    nameButton(this.spin, state === 'showing' ? this.texts.stop : this.startLabel)
    // The stops of automatic spins are computed from the bet they began with, so it is fixed between two of
    // them.
    const isAuto = this.auto?.classList.contains(styles.lit!) ?? false
    const isHeld = this.heldBet !== null
    this.betButton.disabled = !isIdle || isAuto || isHeld
    this.less.disabled = !isIdle || isAuto || isHeld || !this.canLower
    this.more.disabled = !isIdle || isAuto || isHeld || !this.canRaise
    // The stops of automatic spins count the member's own money.
    if (this.auto) this.auto.disabled = (!isIdle && !isAuto) || isHeld
    this.speed.disabled = state === 'blocked'
  }

  /** How many automatic spins are left; null: none run, and the button opens them. */
  setAuto(left: number | null): void {
    if (!this.auto) return
    this.auto.classList.toggle(styles.lit!, left !== null)
    this.autoLeft.textContent = left === null ? '' : `${left}`
    nameButton(
      this.auto,
      left === null ? this.texts.auto.title : `${this.texts.auto.stop} · ${this.texts.auto.left(left)}`,
    )
    this.set(this.state)
  }

  /** The merchant allows no automatic spins any more. */
  dropAuto(): void {
    this.auto?.remove()
  }

  setBet(betAmount: number, canLower: boolean, canRaise: boolean): void {
    this.canLower = canLower
    this.canRaise = canRaise
    this.ownBet = betAmount
    this.drawBet()
  }

  /** The stake of free rounds, which is not the member's to choose; null: their own again. */
  holdBet(amount: number | null): void {
    this.heldBet = amount
    this.bet.classList.toggle(styles.held!, amount !== null)
    this.drawBet()
  }

  private drawBet(): void {
    this.betAmount.textContent = formatMoney(this.heldBet ?? this.ownBet, this.currency)
    this.set(this.state)
  }

  setSpeed(speed: Speed): void {
    const index = speeds.indexOf(speed)
    this.speedMarks.forEach((mark, place) => mark.classList.toggle(styles.lit!, place <= index))
    nameButton(this.speed, `${this.texts.speed}: ${this.texts.speeds[speed]}`)
  }

  setSound(isOn: boolean): void {
    this.sound.classList.toggle(styles.off!, !isOn)
    nameButton(this.sound, isOn ? this.texts.soundOff : this.texts.soundOn)
  }
}

function spinDrawing(): SVGSVGElement {
  return makeDrawing(
    '0 0 100 100',
    { d: 'M50 3a47 47 0 1 1 0 94a47 47 0 1 1 0-94z', className: styles.disc },
    { d: 'M50 10a40 40 0 1 1 0 80a40 40 0 1 1 0-80z', className: styles.hairline },
    { d: 'M72 36a26 26 0 1 0 3.500 20M75 20v17.500H57.500', className: styles.arrow },
    { d: 'M36 36h28v28H36z', className: styles.square },
  )
}
