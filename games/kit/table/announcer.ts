/** The dealer's words: a line on the screen that screen readers read out, and a voice if sound is on. */
import { make } from '../stage/dom/element.ts'
import type { StageLanguage } from '../stage/page.ts'
import type { Signal, Sound } from '../stage/sound.ts'
import styles from './scene.module.css'

export class Announcer {
  readonly view = make('p', { className: styles.call, attributes: { role: 'status', 'aria-live': 'polite' } })
  private readonly language: StageLanguage
  private readonly sound: Sound

  constructor(language: StageLanguage, sound: Sound) {
    this.language = language
    this.sound = sound
    // A browser gathers its voices once it is asked for them: asked now, they are there for the first word.
    if ('speechSynthesis' in window) speechSynthesis.getVoices()
  }

  /**
   * Shows the words; spoken too unless they are only displayed, as after a reload. On a device without a
   * voice of the language a signal is rung instead.
   */
  call(words: string, isSpoken = true, signal?: Signal): void {
    if (this.view.textContent !== words) this.view.textContent = words
    if (!isSpoken || !this.sound.isOn || document.hidden) return
    if (!this.speak(words) && signal) this.sound.signal(signal)
  }

  hush(): void {
    if ('speechSynthesis' in window) speechSynthesis.cancel()
  }

  /**
   * Only with a voice of the language: Thai read by an English voice helps nobody. False if there is none.
   */
  private speak(words: string): boolean {
    if (!('speechSynthesis' in window)) return false
    const voice = speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(this.language))
    if (!voice) return false
    const speech = new SpeechSynthesisUtterance(words)
    speech.voice = voice
    speech.lang = voice.lang
    speech.volume = 0.8
    speechSynthesis.cancel()
    speechSynthesis.speak(speech)
    return true
  }
}
