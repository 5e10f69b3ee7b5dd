/**
 * The ring that empties while bets are open: time by the server's clock, jade, and red in the last five
 * seconds.
 */
import { make } from '../stage/dom/element.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import styles from './scene.module.css'
import { drawNode, drawPicture } from './svg.ts'

const ROUND = 144.5
/** Said aloud at these seconds only, so that nobody is talked over. */
const SPOKEN = new Set([10, 5])

export class Countdown {
  readonly view: HTMLElement
  private readonly texts: TableTexts
  private readonly nowMs: () => number
  private readonly onSecond: (seconds: number) => void
  private readonly arc = drawNode('circle', {
    cx: 28,
    cy: 28,
    r: 23,
    class: styles.arc,
    transform: 'rotate(-90 28 28)',
  })
  private readonly figure = make('b', { attributes: { 'aria-hidden': 'true' } })
  private readonly spoken = make('span', {
    className: 'sr-only',
    attributes: { role: 'timer', 'aria-live': 'polite' },
  })
  private timer: ReturnType<typeof setInterval> | undefined
  private endsMs = 0
  private wholeMs = 20_000
  private shown = -1

  constructor(texts: TableTexts, nowMs: () => number, onSecond: (seconds: number) => void) {
    this.texts = texts
    this.nowMs = nowMs
    this.onSecond = onSecond
    this.view = make(
      'div',
      { className: styles.timer, attributes: { 'data-clock': '' } },
      drawPicture(
        '0 0 56 56',
        undefined,
        drawNode('circle', { cx: 28, cy: 28, r: 26, class: styles.disc }),
        drawNode('circle', { cx: 28, cy: 28, r: 23, class: styles.track }),
        this.arc,
      ),
      this.figure,
      this.spoken,
    )
    this.stop()
  }

  /** Counts down to the moment; called again with the same one it continues. */
  run(endsMs: number, wholeMs: number): void {
    this.endsMs = endsMs
    this.wholeMs = wholeMs
    this.view.hidden = false
    this.tick()
    this.timer ??= setInterval(() => this.tick(), 200)
  }

  stop(): void {
    clearInterval(this.timer)
    this.timer = undefined
    this.shown = -1
    this.view.hidden = true
  }

  private tick(): void {
    const leftMs = Math.max(0, this.endsMs - this.nowMs())
    const seconds = Math.ceil(leftMs / 1000)
    this.arc.setAttribute(
      'stroke-dasharray',
      `${(Math.min(1, leftMs / this.wholeMs) * ROUND).toFixed(1)} ${ROUND}`,
    )
    if (seconds === this.shown) return
    this.shown = seconds
    this.figure.textContent = `${seconds}`
    this.view.classList.toggle(styles.urgent!, seconds <= 5)
    this.spoken.textContent = SPOKEN.has(seconds) ? this.texts.secondsLeft(seconds) : ''
    this.onSecond(seconds)
  }
}
