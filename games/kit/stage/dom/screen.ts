/**
 * Everything of a slot that is not on the canvas: title, result, cards over the machine, the strip below,
 * live texts.
 */
import { formatMoney } from '../../../../design/format.ts'
import type { KitTexts } from '../../locales/texts.ts'
import type { SlotLook } from '../look.ts'
import type { StagePage } from '../page.ts'
import { CardCover, type Card, type OpenCard } from './card-cover.ts'
import { make } from './element.ts'
import { openPoolsRow, type PoolsRow } from './pools-row.ts'
import { letShower, type Shower } from './shower.ts'
import styles from './stage.module.css'
import cardStyles from './card.module.css'

const goldLeaf: Shower = { shape: 'leaf', tones: ['var(--gold)', 'var(--gold-bright)'] }

export class Screen {
  readonly view: HTMLElement
  readonly machine: HTMLElement
  /** The place of the machine's canvas, under the controls. */
  readonly canvas = make('div', { className: styles.canvas })
  private readonly texts: KitTexts
  private readonly look: SlotLook
  private readonly currency: string
  private readonly middle: HTMLElement
  private readonly title: HTMLElement
  private readonly pools: PoolsRow | null
  /** Of free rounds, which has no height without any. */
  private readonly banner: HTMLElement
  private readonly plate = make('div', { className: styles.plate, attributes: { hidden: '' } })
  private readonly amount = make('p', { className: styles.amount })
  private readonly detail = make('p', { className: styles.detail })
  /** The multipliers of a cascade, the running one lit. */
  private readonly trail = make('ol', { className: styles.trail, attributes: { hidden: '' } })
  private readonly result = make('div', { className: styles.result }, this.amount, this.detail)
  private readonly cover: CardCover
  private readonly live = make('p', {
    className: 'sr-only',
    attributes: { 'aria-live': 'polite', role: 'status' },
  })
  private readonly balance = make('b')
  private readonly won = make('b')
  private readonly tellBalance: (amount: number) => void

  constructor(
    page: StagePage,
    texts: KitTexts,
    name: string,
    look: SlotLook,
    { controls, banner }: { controls: HTMLElement; banner: HTMLElement },
    { onTap, onSpace }: { onTap: () => void; onSpace: () => void },
  ) {
    this.texts = texts
    this.look = look
    this.cover = new CardCover(look)
    this.currency = page.currency
    this.tellBalance = (balance) => page.showHead?.({ balance, space: onSpace, actions: [] })
    const backdrop = make('div', { className: cardStyles.backdrop })
    backdrop.style.backgroundImage = `url("${look.backdrop.url}")`
    backdrop.style.backgroundPosition = look.backdrop.position
    this.title = make('h1', { className: styles.title, text: name })
    this.machine = make('div', { className: styles.machine }, this.canvas, makeTapArea(onTap), this.plate)
    this.banner = banner
    this.pools = openPoolsRow(page, texts)
    this.middle = make(
      'div',
      { className: styles.middle },
      this.title,
      banner,
      ...(this.pools ? [this.pools.view] : []),
      this.trail,
      this.machine,
      this.result,
    )
    const isFree = page.mode === 'FREE'
    const strip = make(
      'div',
      { className: styles.strip },
      ...(page.showHead
        ? []
        : [make('span', { text: isFree ? texts.playCredit : texts.balance }, this.balance)]),
      ...(isFree && !page.showHead ? [make('span', { className: styles.mode, text: texts.freeMode })] : []),
      // Not "win": a return below the stake is shown here too.
      make('span', { text: texts.payout }, this.won),
    )
    this.view = make(
      'main',
      { className: styles.stage },
      backdrop,
      make('div', { className: styles.layout }, this.middle, controls, strip),
      this.cover.view,
      this.live,
    )
    this.setGround(false)
  }

  /** Room for the machine between title and result. */
  get room(): { width: number; height: number } {
    const isColumn = getComputedStyle(this.middle).flexDirection === 'column'
    const pools = this.pools?.view.offsetHeight ?? 0
    const banner = this.banner.offsetHeight
    const taken = isColumn
      ? this.title.offsetHeight +
        (banner > 0 ? banner + 10 : 0) +
        this.result.offsetHeight +
        20 +
        (this.trail.hidden ? 0 : this.trail.offsetHeight + 10) +
        (pools > 0 ? pools + (this.trail.hidden ? 18 : 10) : 0)
      : 0
    const beside = isColumn || this.trail.hidden ? 0 : this.trail.offsetWidth + 10
    return {
      width: Math.min(this.middle.clientWidth - beside, 820),
      height: this.middle.clientHeight - taken,
    }
  }

  close(): void {
    this.pools?.end()
    this.view.remove()
  }

  setGround(isFreeSpins: boolean): void {
    this.view.style.setProperty('--ground-game', isFreeSpins ? this.look.freeSpinGround : this.look.ground)
  }

  setBalance(amount: number): void {
    this.balance.textContent = formatMoney(amount, this.currency)
    this.tellBalance(amount)
  }

  /** The round's payout so far, in the strip. */
  setWon(amount: number): void {
    this.won.textContent = formatMoney(amount, this.currency)
  }

  /** The large line under the machine. A payout that is not above the stake is not celebrated. */
  showWin(amount: number, betAmount: number, detail: string): void {
    const isWin = amount > betAmount
    this.result.className = `${styles.result} ${isWin ? '' : styles.quiet}`
    this.amount.replaceChildren(
      isWin ? this.texts.win : this.texts.returned,
      make('b', { text: formatMoney(amount, this.currency) }),
    )
    this.detail.textContent = detail
  }

  showDetail(detail: string, isNotice = false): void {
    this.result.className = `${styles.result} ${isNotice ? styles.notice : ''}`
    this.amount.replaceChildren()
    this.detail.textContent = detail
  }

  setPlate(text: string | null): void {
    this.plate.hidden = text === null
    this.plate.textContent = text ?? ''
  }

  /**
   * Shows the multipliers of this spin (null: as they are) and lights one of them; wins beyond the last keep
   * the last.
   */
  setTrail(multipliers: readonly number[] | null, at: number | null): void {
    this.trail.hidden = false
    if (multipliers)
      this.trail.replaceChildren(...multipliers.map((multiplier) => make('li', { text: `×${multiplier}` })))
    const steps = [...this.trail.children]
    steps.forEach((step, index) =>
      step.classList.toggle(styles.lit!, at !== null && index === Math.min(at, steps.length - 1)),
    )
  }

  /** Announces something to screen readers. */
  say(text: string): void {
    this.live.textContent = text
  }

  /** The game's own shower over everything; the returned function takes it away. */
  celebrate(): () => void {
    return letShower(this.view, this.look.shower ?? goldLeaf)
  }

  showCard(card: Card): OpenCard {
    return this.cover.show(card)
  }

  /** A reason after which nothing can be played here any more, with the way out. */
  showFinal(reason: string, leave: (() => void) | undefined): void {
    const card = this.showCard({ title: reason, ...(leave ? { button: this.texts.leave } : {}) })
    void card.done.then(() => leave?.())
  }
}

/** A tap on the machine ends what is being shown; the spin button says the same for keys and readers. */
function makeTapArea(onTap: () => void): HTMLElement {
  const area = make('div', { className: styles.skip })
  area.addEventListener('click', onTap)
  return area
}
