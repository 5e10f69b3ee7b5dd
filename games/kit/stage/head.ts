/**
 * What the bar of the lobby shows of a game and offers for it. If the lobby has such a bar, the game draws
 * none of its own.
 */
export interface HeadAction {
  readonly key: string
  readonly text: string
  /** A drawing of the product's sprite. */
  readonly icon: string
  /**
   * `front`: beside the balance at every width. `bar`: in the bar of a wide screen, on a phone in its menu.
   * `menu`: always in the menu.
   */
  readonly place: 'front' | 'bar' | 'menu'
  readonly count?: number
  /** Shows the drawing struck through, as for sound that is off. */
  readonly isOff?: boolean
  readonly run: () => void
}

export interface StageHead {
  /** Without a title the bar shows the game's own name. */
  readonly title?: string
  readonly note?: string
  /**
   * What can be played with, in minor units, in step with the round on the screen. Without it the bar shows
   * the account's balance.
   */
  readonly balance?: number
  /** What pressing the title does. */
  readonly titleAction?: { readonly text: string; readonly run: () => void }
  /** The way back inside the game; without it the bar's arrow leaves the game. */
  readonly back?: () => void
  /** What the space bar does, also while the page around the game has the focus. */
  readonly space?: () => void
  readonly actions: readonly HeadAction[]
}

export type ShowHead = (head: StageHead) => void

/** Sound is switched in the same words and with the same drawing in every game. */
export function soundAction(
  isOn: boolean,
  texts: { readonly on: string; readonly off: string },
  run: () => void,
): HeadAction {
  return { key: 'sound', text: isOn ? texts.off : texts.on, icon: 'sound', place: 'bar', isOff: !isOn, run }
}
