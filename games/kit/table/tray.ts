/** Below the layout: the chips to choose from, and what is done with those on the table. */
import type { TableTexts } from '../locales/table-texts.ts'
import { make, makeButton, makeIcon } from '../stage/dom/element.ts'
import styles from './board.module.css'
import { ChipChoice } from './chip-choice.ts'

export interface TrayActions {
  undo(): void
  clear(): void
  repeat(): void
  double(): void
  confirm(): void
}

export interface TrayState {
  readonly canUndo: boolean
  readonly canClear: boolean
  readonly canRepeat: boolean
  readonly canDouble: boolean
  readonly canConfirm: boolean
  readonly label: string
  readonly isBusy: boolean
}

export class Tray {
  readonly view: HTMLElement
  readonly chips: ChipChoice
  private readonly undo: HTMLButtonElement
  private readonly clear: HTMLButtonElement
  private readonly repeat: HTMLButtonElement
  private readonly double: HTMLButtonElement
  private readonly confirm: HTMLButtonElement

  constructor(texts: TableTexts, currency: string, actions: TrayActions) {
    this.chips = new ChipChoice(texts, currency)
    this.undo = makeButton(
      {
        className: styles.tool,
        label: texts.undo,
        attributes: { 'data-tool': 'undo' },
        onClick: actions.undo,
      },
      makeIcon('back', 22),
    )
    this.clear = makeButton(
      {
        className: styles.tool,
        label: texts.clear,
        attributes: { 'data-tool': 'clear' },
        onClick: actions.clear,
      },
      makeIcon('trash', 22),
    )
    this.repeat = makeButton(
      {
        className: styles.tool,
        label: texts.repeat,
        attributes: { 'data-tool': 'repeat' },
        onClick: actions.repeat,
      },
      makeIcon('refresh', 22),
    )
    this.double = makeButton(
      {
        className: styles.tool,
        label: texts.double,
        attributes: { 'data-tool': 'double' },
        onClick: actions.double,
      },
      make('span', { text: '×2' }),
    )
    this.confirm = makeButton({
      className: styles.confirm,
      text: texts.confirm,
      attributes: { 'data-tool': 'confirm' },
      onClick: actions.confirm,
    })
    this.view = make(
      'div',
      { className: styles.tray },
      this.chips.view,
      make('div', { className: styles.tools }, this.undo, this.clear, this.repeat, this.double, this.confirm),
    )
  }

  set({ canUndo, canClear, canRepeat, canDouble, canConfirm, label, isBusy }: TrayState): void {
    for (const [button, isOn] of [
      [this.undo, canUndo],
      [this.clear, canClear],
      [this.repeat, canRepeat],
      [this.double, canDouble],
      [this.confirm, canConfirm],
    ] as const) {
      button.setAttribute('aria-disabled', `${!isOn}`)
    }
    this.confirm.textContent = label
    this.confirm.classList.toggle(styles.long!, label.length > 18)
    this.confirm.classList.toggle(styles.busy!, isBusy)
  }
}
