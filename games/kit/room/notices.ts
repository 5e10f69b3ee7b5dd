/**
 * What the table says in words: above it what lasts, below it what was just refused or done, and to the ear
 * what happened.
 */
import { make } from '../stage/dom/element.ts'
import styles from './table.module.css'

const NOTICE_MS = 7000

export class Notices {
  readonly banner = make('p', { className: styles.banner, attributes: { role: 'alert', hidden: '' } })
  readonly notice = make('p', { className: styles.notice, attributes: { role: 'alert', hidden: '' } })
  readonly said = make('p', { className: 'sr-only', attributes: { role: 'status', 'aria-live': 'polite' } })
  private readonly words: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Empty: nothing. */
  setBanner(text: string): void {
    this.banner.hidden = text === ''
    if (this.banner.textContent !== text) this.banner.textContent = text
  }

  tell(text: string, isLasting = false): void {
    this.notice.hidden = false
    this.notice.textContent = text
    clearTimeout(this.timer)
    if (!isLasting) this.timer = setTimeout(() => this.hide(), NOTICE_MS)
  }

  hide(): void {
    this.notice.hidden = true
    this.notice.textContent = ''
  }

  /** All that is said in one moment is said together: a later word would silence an earlier one. */
  say(text: string): void {
    this.words.push(text)
    if (this.words.length > 1) return
    queueMicrotask(() => {
      this.said.textContent = this.words.splice(0).join('. ')
    })
  }

  dispose(): void {
    clearTimeout(this.timer)
  }
}
