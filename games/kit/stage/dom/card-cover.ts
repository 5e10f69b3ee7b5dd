/** The card over a machine: what a round has brought, until its button is pressed or it is taken away. */
import type { SymbolCode } from '../../../../kernel/slots/sheet.ts'
import type { SlotLook } from '../look.ts'
import styles from './card.module.css'
import { make, makeButton } from './element.ts'
import { symbolPicture } from './symbol-picture.ts'

export interface Card {
  readonly title: string
  /** The game's own drawing that the card is about. */
  readonly symbol?: SymbolCode | undefined
  readonly figure?: string
  readonly lines?: readonly string[]
  /** Label of the button; a card without one is taken away by its maker. */
  readonly button?: string
}

export interface OpenCard {
  readonly done: Promise<void>
  setFigure(text: string): void
  close(): void
}

export class CardCover {
  readonly view = make('div', { className: styles.cover, attributes: { hidden: '' } })
  private readonly look: SlotLook

  constructor(look: SlotLook) {
    this.look = look
  }

  /**
   * Shows a card; resolves when its button is pressed. A card without a button resolves when it is taken
   * away.
   */
  show({ title, symbol, figure, lines = [], button }: Card): OpenCard {
    const figureLine = make('p', { className: styles.figure, text: figure ?? '' })
    const before = document.activeElement
    let close = (): void => {}
    const done = new Promise<void>((resolve) => {
      close = () => {
        if (this.view.contains(document.activeElement) && before instanceof HTMLElement)
          before.focus({ preventScroll: true })
        this.view.hidden = true
        resolve()
      }
    })
    const press = button === undefined ? [] : [makeButton({ text: button, onClick: () => close() })]
    const card = make(
      'div',
      {
        className: `${styles.card} yo frame`,
        attributes: { role: button === undefined ? 'status' : 'alertdialog', 'aria-label': title },
      },
      ...(symbol === undefined ? [] : [symbolPicture(this.look, symbol)]),
      make('h2', { text: title }),
      ...(figure === undefined ? [] : [figureLine]),
      ...lines.map((text) => make('p', { text })),
      ...press,
    )
    this.view.replaceChildren(card)
    this.view.hidden = false
    press[0]?.focus({ preventScroll: true })
    return {
      done,
      close,
      setFigure: (text) => {
        figureLine.textContent = text
      },
    }
  }
}
