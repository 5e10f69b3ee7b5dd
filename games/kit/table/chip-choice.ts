/** The row of chips; one is chosen. It is independent: tables and hands both use it. */
import { formatMoney } from '../../../design/format.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import { make, makeButton } from '../stage/dom/element.ts'
import { chipView } from './chip.ts'
import { chipsFor, type ChipValue } from './chip-values.ts'
import styles from './chips.module.css'

export class ChipChoice {
  readonly view: HTMLElement
  /** The chosen chip, in minor units. */
  value: ChipValue = 10_000
  private readonly texts: Pick<TableTexts, 'chips' | 'chip'>
  private readonly currency: string
  private readonly onChoose: (value: ChipValue) => void
  private shownLimits = ''

  constructor(
    texts: Pick<TableTexts, 'chips' | 'chip'>,
    currency: string,
    onChoose: (value: ChipValue) => void = () => {},
  ) {
    this.texts = texts
    this.currency = currency
    this.onChoose = onChoose
    this.view = make('div', {
      className: styles.choices,
      attributes: { role: 'radiogroup', 'aria-label': texts.chips },
    })
    this.view.addEventListener('keydown', (event) => this.stepByKey(event))
  }

  /** Only chips that the limits allow. */
  setLimits(limits: { readonly min: number; readonly max: number }): void {
    const key = `${limits.min}/${limits.max}`
    if (key === this.shownLimits) return
    this.shownLimits = key
    const values = chipsFor(limits)
    this.view.replaceChildren(
      ...values.map((value) =>
        makeButton(
          {
            className: styles.choice,
            label: this.texts.chip(formatMoney(value, this.currency, { decimals: 0 })),
            attributes: { role: 'radio', 'data-chip': `${value}` },
            onClick: () => this.choose(value),
          },
          chipView(value),
        ),
      ),
    )
    this.choose(
      values.includes(this.value)
        ? this.value
        : ([...values].reverse().find((value) => value <= this.value) ?? values[0]!),
    )
  }

  choose(value: ChipValue): void {
    this.value = value
    for (const choice of [...this.view.children] as HTMLElement[]) {
      const isChosen = choice.dataset['chip'] === `${value}`
      choice.setAttribute('aria-checked', `${isChosen}`)
      choice.tabIndex = isChosen ? 0 : -1
    }
    this.onChoose(value)
  }

  private stepByKey(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const choices = [...this.view.children] as HTMLButtonElement[]
    const next =
      choices[(choices.findIndex((choice) => choice.tabIndex === 0) + by + choices.length) % choices.length]
    next?.click()
    next?.focus()
  }
}
