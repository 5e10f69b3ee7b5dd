/**
 * One spot of a bet layout: a button with its name, its payout, the member's chips and what everybody staked.
 */
import { formatMoney } from '../../../design/format.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import { make, makeButton } from '../stage/dom/element.ts'
import styles from './board.module.css'
import { chipView } from './chip.ts'
import { chipLike } from './chip-values.ts'
import type { SpotOptions } from './look.ts'

export class SpotView {
  readonly view: HTMLButtonElement
  readonly options: SpotOptions
  private readonly texts: TableTexts
  private readonly currency: string
  private readonly chips = make('span', { className: styles.stack, attributes: { 'aria-hidden': 'true' } })
  private readonly share = make('span')
  private readonly sum = make('span')
  private readonly written = make('small')
  private pays: string | undefined
  private shownKey = ''
  private ownStake = 0
  private total = 0
  private isWinning = false

  constructor(options: SpotOptions, texts: TableTexts, currency: string, onPress: () => void) {
    this.options = options
    this.texts = texts
    this.currency = currency
    const { label, pigment = 'bare', className, hasTotals, isSmall, content = [] } = options
    const classes = [
      styles.spot,
      styles[pigment],
      hasTotals ? styles.large : '',
      isSmall ? styles.small : '',
      className ?? '',
    ]
    this.view = makeButton(
      {
        className: classes.filter(Boolean).join(' '),
        onClick: onPress,
        attributes: { 'data-spot': options.code },
      },
      ...(label === undefined ? [] : [make('b', { text: label })]),
      ...(options.pays !== undefined && label !== undefined ? [this.written] : []),
      ...content,
      this.chips,
      ...(hasTotals
        ? [
            make(
              'span',
              { className: styles.totals, attributes: { 'aria-hidden': 'true' } },
              this.share,
              this.sum,
            ),
          ]
        : []),
    )
    this.setPays(options.pays)
    this.nameIt()
  }

  /** What it pays, as people read it; `isMoving`: by a tote, with every bet. */
  setPays(pays: string | undefined, isMoving = false): void {
    this.written.classList.toggle(styles.moving!, isMoving)
    if (pays === this.pays) return
    this.pays = pays
    this.written.textContent = pays ?? ''
    this.nameIt()
  }

  /** The member's own chips: confirmed, and still loose. */
  setStakes(taken: number, loose: number): void {
    const key = `${taken}/${loose}`
    if (key === this.shownKey) return
    this.shownKey = key
    this.ownStake = taken + loose
    this.view.classList.toggle(styles.chosen!, this.ownStake > 0)
    this.chips.classList.toggle(styles.loose!, loose > 0)
    const amount = formatMoney(this.ownStake, this.currency, { decimals: this.ownStake % 100 === 0 ? 0 : 2 })
    this.chips.replaceChildren(
      ...(this.ownStake > 0
        ? [chipView(chipLike(this.ownStake)), make('span', { className: styles.amount, text: amount })]
        : []),
    )
    this.nameIt()
  }

  /** What everybody staked here, and its share in percent of the spots that are compared. */
  setTotal(stake: number, sharePercent: number | null): void {
    if (stake === this.total && !this.options.hasTotals) return
    this.total = stake
    this.sum.textContent = stake > 0 ? formatMoney(stake, this.currency, { decimals: 0 }) : ''
    this.share.textContent = sharePercent === null ? '' : `${sharePercent}%`
    this.nameIt()
  }

  setWinning(isWinning: boolean): void {
    if (isWinning === this.isWinning) return
    this.isWinning = isWinning
    this.view.classList.toggle(styles.won!, isWinning)
    this.nameIt()
  }

  setOpen(isOpen: boolean): void {
    // Never `disabled`: the keyboard's place on the layout would be lost with every round.
    this.view.setAttribute('aria-disabled', `${!isOpen}`)
  }

  private nameIt(): void {
    const {
      texts,
      pays,
      options: { name },
    } = this
    const parts = [pays === undefined ? name : texts.spotName(name, pays)]
    if (this.ownStake > 0) parts.push(texts.spotBet(formatMoney(this.ownStake, this.currency)))
    if (this.total > 0) parts.push(texts.spotTotal(formatMoney(this.total, this.currency)))
    if (this.isWinning) parts.push(texts.spotWon)
    this.view.setAttribute('aria-label', parts.join(' · '))
  }
}
