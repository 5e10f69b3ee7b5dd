/** What can be decided: only what the rules allow now can be pressed. */
import { formatMoney } from '../../../design/format.ts'
import { make, makeButton } from '../../kit/stage/dom/element.ts'
import type { BlackjackTexts } from '../locales/texts.ts'
import styles from './blackjack.module.css'
import type { HandAction, HandView } from './page.ts'

const PLAYS = ['HIT', 'STAND', 'DOUBLE', 'SPLIT'] as const
const INSURANCE = ['INSURANCE', 'NO_INSURANCE'] as const

export class ActionPanel {
  readonly view = make('div', { className: styles.actions, attributes: { role: 'group' } })
  private readonly texts: BlackjackTexts
  private readonly currency: string
  private readonly onAction: (action: HandAction) => void
  private readonly buttons = new Map<HandAction, HTMLButtonElement>()

  constructor(texts: BlackjackTexts, currency: string, onAction: (action: HandAction) => void) {
    this.texts = texts
    this.currency = currency
    this.onAction = onAction
    this.view.setAttribute('aria-label', texts.yourTurn)
    for (const action of [...PLAYS, ...INSURANCE]) {
      const className = {
        HIT: styles.hit,
        STAND: styles.stand,
        INSURANCE: styles.hit,
        NO_INSURANCE: styles.stand,
        DOUBLE: '',
        SPLIT: '',
      }[action]
      // Never `disabled`: the keyboard's place would be lost with every card.
      this.buttons.set(
        action,
        makeButton({
          className: `${styles.action} ${className}`,
          attributes: { 'data-action': action },
          onClick: () => this.press(action),
        }),
      )
    }
  }

  /** The decisions of the hand; with `isWaiting` none of them can be pressed. */
  show(view: HandView, isWaiting: boolean): void {
    const shown: readonly HandAction[] = view.actions.includes('NO_INSURANCE') ? INSURANCE : PLAYS
    const labels = this.labelsOf(view)
    const before = document.activeElement
    const wasInside = this.view.contains(before)
    for (const [action, button] of this.buttons) {
      button.textContent = labels[action]
      button.setAttribute('aria-disabled', `${isWaiting || !view.actions.includes(action)}`)
    }
    if (
      [...this.view.children].some((child, place) => child !== this.buttons.get(shown[place]!)) ||
      this.view.childElementCount !== shown.length
    ) {
      this.view.replaceChildren(...shown.map((action) => this.buttons.get(action)!))
      if (wasInside) this.focus()
    }
  }

  focus(): void {
    ;(this.view.firstElementChild as HTMLElement | null)?.focus({ preventScroll: true })
  }

  private labelsOf(view: HandView): Record<HandAction, string> {
    const { texts } = this
    const more = (amount: number): string =>
      formatMoney(amount, this.currency, { signed: true, decimals: amount % 100 === 0 ? 0 : 2 })
    const costs = new Map(view.costs.map(({ action, amount }) => [action, amount]))
    const withCost = (name: string, action: HandAction): string => {
      const amount = costs.get(action)
      return amount === undefined ? name : `${name} ${more(amount)}`
    }
    return {
      HIT: texts.hit,
      STAND: texts.stand,
      DOUBLE: withCost(texts.double, 'DOUBLE'),
      SPLIT: withCost(texts.split, 'SPLIT'),
      INSURANCE: texts.insure(formatMoney(costs.get('INSURANCE') ?? 0, this.currency)),
      NO_INSURANCE: texts.noInsurance,
    }
  }

  private press(action: HandAction): void {
    if (this.buttons.get(action)!.getAttribute('aria-disabled') === 'false') this.onAction(action)
  }
}
