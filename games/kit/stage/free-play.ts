/**
 * Free rounds that the member has in this game: which one the next spin plays, and the banner that says so.
 * The member changes to their own money by a button, and is told when the last free round is over.
 */
import { formatMoney } from '../../../design/format.ts'
import type { KitTexts } from '../locales/texts.ts'
import type { Controls } from './dom/controls.ts'
import { make, makeButton } from './dom/element.ts'
import styles from './dom/free-play.module.css'
import type { Card } from './dom/card-cover.ts'
import type { FreeGrant, FreeRound, StagePage } from './page.ts'

/** After these there is nothing left to play, whatever the page believes. */
const OVER = new Set(['FREE_ROUNDS_OVER', 'PROMO_RG'])

export class FreePlay {
  readonly view = make('section', { className: styles.free, attributes: { hidden: '' } })
  private readonly left = make('b')
  private readonly figures = make('span')
  private readonly change: HTMLButtonElement
  private readonly texts: KitTexts['freeRounds']
  private readonly money: (amount: number) => string
  private readonly controls: Controls
  private grants: readonly FreeGrant[]
  private readonly next: string
  private readonly showCard: (card: Card) => Promise<void>
  private isOwnMoney = false

  /** `showCard` resolves when the card was read. */
  constructor(
    { freeRounds = [], currency }: StagePage,
    { freeRounds: texts, next }: KitTexts,
    controls: Controls,
    showCard: (card: Card) => Promise<void>,
  ) {
    this.texts = texts
    this.next = next
    this.controls = controls
    this.showCard = showCard
    this.money = (amount) => formatMoney(amount, currency)
    this.grants = freeRounds.filter(({ leftCount }) => leftCount > 0)
    this.change = makeButton({ className: styles.change, text: '', onClick: () => this.switch() })
    this.view.setAttribute('aria-label', texts.title)
    this.view.append(make('p', {}, this.left, this.figures), this.change)
    this.draw()
  }

  /** Of the next spin; undefined: it is staked by the member. */
  get grantId(): string | undefined {
    return this.isOwnMoney ? undefined : this.grants[0]?.grantId
  }

  /** What the next spin is played with. */
  stakeOf(ownAmount: number): number {
    return this.isOwnMoney ? ownAmount : (this.grants[0]?.roundAmount ?? ownAmount)
  }

  /** Nothing changes while a round is under way. */
  setBusy(isBusy: boolean): void {
    this.change.disabled = isBusy
  }

  /** Takes a shown round in; with the last of a grant the member reads what it brought. */
  async shown(free: FreeRound, ownAmount: number): Promise<void> {
    this.grants = this.grants
      .map((grant) => (grant.grantId === free.grantId ? free : grant))
      .filter(({ leftCount }) => leftCount > 0)
    this.draw()
    if (free.leftCount === 0) await this.showCard(this.endCard(free, ownAmount))
  }

  /** A refusal may mean that the rounds are gone; the reason itself is shown by the game. */
  refused(code: string): void {
    if (this.grantId === undefined || !OVER.has(code)) return
    this.grants = code === 'PROMO_RG' ? [] : this.grants.slice(1)
    this.draw()
  }

  /** What the last round of a grant brought, and what the next spin is played with. */
  private endCard(
    { wonAmount, mostAmount, creditedAmount, requiredAmount }: FreeRound,
    ownAmount: number,
  ): Card {
    const { texts, money } = this
    const credit =
      creditedAmount > 0
        ? [texts.credited(money(creditedAmount)), texts.turnover(money(requiredAmount))]
        : [wonAmount > 0 ? texts.waits : texts.nothing]
    const [next] = this.grants
    return {
      title: texts.over,
      figure: money(wonAmount),
      lines: [
        ...(wonAmount > mostAmount ? [texts.most(money(mostAmount))] : []),
        ...credit,
        next ? texts.goesOn(next.leftCount) : texts.ownNext(money(ownAmount)),
      ],
      button: this.next,
    }
  }

  private switch(): void {
    this.isOwnMoney = !this.isOwnMoney
    this.draw()
  }

  private draw(): void {
    const [grant] = this.grants
    this.view.hidden = grant === undefined
    this.controls.holdBet(grant === undefined || this.isOwnMoney ? null : grant.roundAmount)
    if (!grant) return
    const { texts, money } = this
    this.view.classList.toggle(styles.own!, this.isOwnMoney)
    this.left.textContent = texts.left(grant.leftCount)
    this.figures.textContent = this.isOwnMoney
      ? texts.playsOwn
      : texts.figures(money(grant.roundAmount), money(grant.wonAmount))
    this.change.textContent = this.isOwnMoney ? texts.useFree : texts.useOwn
  }
}
