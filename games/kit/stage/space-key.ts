/**
 * The space bar does what the game is about, unless a window lies over it or the key belongs to a button or
 * field.
 */
export class SpaceKey {
  readonly #act: () => void

  constructor(act: () => void) {
    this.#act = act
  }

  listen(): void {
    document.addEventListener('keydown', this.#onKey)
  }

  end(): void {
    document.removeEventListener('keydown', this.#onKey)
  }

  press(): void {
    if (!document.querySelector('dialog[open]')) this.#act()
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const isElsewhere =
      event.target instanceof HTMLElement &&
      event.target.closest('button, a, input, textarea, select, dialog')
    if (event.code !== 'Space' || isElsewhere) return
    // A key that is held down repeats: it neither scrolls nor spins again.
    event.preventDefault()
    if (!event.repeat) this.press()
  }
}
