/** The dealer's words: a line on the screen that is read out to those who use a reader, and a voice where sound is on. */
import { make } from '../stage/dom/element.ts'
import type { StageLanguage } from '../stage/page.ts'
import styles from './scene.module.css'

export class Announcer {
  readonly view = make('p', { className: styles.call, attributes: { role: 'status', 'aria-live': 'polite' } })
  private readonly language: StageLanguage
  private readonly isSoundOn: () => boolean

  constructor(language: StageLanguage, isSoundOn: () => boolean) {
    this.language = language
    this.isSoundOn = isSoundOn
  }

  /** Shows the words; said aloud too unless they only stand there, as after a reload. */
  call(words: string, isSpoken = true): void {
    if (this.view.textContent !== words) this.view.textContent = words
    if (isSpoken && this.isSoundOn() && !document.hidden) this.speak(words)
  }

  hush(): void {
    if ('speechSynthesis' in window) speechSynthesis.cancel()
  }

  /** Only with a voice of the language: Thai read by an English voice helps nobody. */
  private speak(words: string): void {
    if (!('speechSynthesis' in window)) return
    const voice = speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(this.language))
    if (!voice) return
    const speech = new SpeechSynthesisUtterance(words)
    speech.voice = voice
    speech.lang = voice.lang
    speech.volume = 0.8
    speechSynthesis.cancel()
    speechSynthesis.speak(speech)
  }
}
