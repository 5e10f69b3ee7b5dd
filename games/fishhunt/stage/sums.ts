/** Sums over the sea where something was caught or refunded. Few at a time; each disappears by itself. */
import { make } from '../../kit/stage/dom/element.ts'
import styles from './sums.module.css'

const MOST = 8
const LASTS_MS = 1_500

export class Sums {
  readonly #layer: HTMLElement

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  show(
    kind: 'win' | 'large' | 'back',
    amount: string,
    { x, y, name, isCalm }: { x: number; y: number; name?: string; isCalm: boolean },
  ): void {
    if (this.#layer.childElementCount >= MOST) {
      if (kind === 'back') return
      this.#layer.firstElementChild?.remove()
    }
    const className = `${styles.sum} ${kind === 'large' ? styles.large : kind === 'back' ? styles.back : ''}`
    const sum = make(
      'div',
      { className },
      make('b', { text: amount }),
      ...(name === undefined ? [] : [make('small', { text: name })]),
    )
    // Near an edge it is moved in, so that the whole of it can be read.
    const { clientWidth, clientHeight } = this.#layer
    sum.style.left = `${Math.min(clientWidth - 70, Math.max(70, x))}px`
    sum.style.top = `${Math.min(clientHeight - 60, Math.max(50, y))}px`
    this.#layer.append(sum)
    const lastsMs = kind === 'back' ? LASTS_MS * 0.6 : kind === 'large' ? LASTS_MS * 1.4 : LASTS_MS
    const frames = isCalm
      ? [{ opacity: 1 }, { opacity: 1 }]
      : [
          { opacity: 0, translate: '0 8px' },
          { opacity: 1, translate: '0 0', offset: 0.12 },
          { opacity: 1, translate: '0 -10px', offset: 0.8 },
          { opacity: 0, translate: '0 -22px' },
        ]
    sum.animate(frames, { duration: lastsMs, easing: 'ease-out' }).finished.then(
      () => sum.remove(),
      () => sum.remove(),
    )
  }
}
