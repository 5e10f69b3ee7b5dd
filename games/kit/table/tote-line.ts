/**
 * What lies in a tote and what becomes of it: a bar of the sides, and one line that says whether the returns
 * still move, are final, or the round is cancelled.
 */
import { formatMoney } from '../../../design/format.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import { make } from '../stage/dom/element.ts'
import styles from './board.module.css'
import type { TableView, ToteView } from './page.ts'

export class ToteLine {
  readonly view: HTMLElement
  private readonly texts: TableTexts
  private readonly currency: string
  private readonly bar = make('span', { className: styles.toteBar, attributes: { 'aria-hidden': 'true' } })
  private readonly pool = make('b')
  private readonly words = make('span')

  constructor(texts: TableTexts, currency: string) {
    this.texts = texts
    this.currency = currency
    this.view = make(
      'div',
      { className: styles.tote, attributes: { hidden: '' } },
      this.bar,
      make('p', {}, this.pool, document.createTextNode(' '), this.words),
    )
  }

  /** `colorOf`: what a side is drawn with. */
  show({ state, tote }: TableView, colorOf: (spot: string) => string): void {
    this.view.toggleAttribute('hidden', tote === null)
    if (!tote) return
    const all = tote.sides.reduce((sum, { stake }) => sum + stake, 0)
    this.pool.textContent = this.texts.tote.pool(formatMoney(all, this.currency, { decimals: 0 }))
    this.words.textContent = this.wordsOf(tote, state, all)
    this.view.classList.toggle(styles.toteWarned!, this.isWarned(tote, all))
    this.bar.replaceChildren(
      ...tote.sides.map(({ spot, stake }) => {
        const part = make('i', { className: colorOf(spot) })
        part.style.flexGrow = String(all === 0 ? 1 : stake)
        return part
      }),
    )
  }

  private isWarned({ isCancelled, isFinal }: ToteView, all: number): boolean {
    return isCancelled && (isFinal || all > 0)
  }

  private wordsOf(tote: ToteView, state: TableView['state'], all: number): string {
    const { moves, final, risk, cancelled, closing } = this.texts.tote
    const least = String(tote.cancelsAt)
    // An operator voided it; its tote had nothing to do with that.
    if (state === 'VOID' && !tote.isCancelled) return this.texts.calls.VOID
    if (tote.isFinal) return tote.isCancelled ? cancelled(least) : final
    if (state !== 'BETTING') return closing
    return this.isWarned(tote, all) ? risk(least) : moves(String(tote.commission))
  }
}
