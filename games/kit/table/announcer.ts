/** The dealer's words: a line on the screen that is read out to those who use a reader, and a voice where sound is on. */
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
   * Shows the words; said aloud too unless they only stand there, as after a reload. On a device without a voice of the
   * language the signal is rung in their place.
   */
  call(words: string, isSpoken = true, signal?: Signal): void {
    if (this.view.textContent !== words) this.view.textContent = words
    if (!isSpoken || !this.sound.isOn || document.hidden) return
    if (!this.speak(words) && signal) this.sound.signal(signal)
  }

  hush(): void {
    if ('speechSynthesis' in window) speechSynthesis.cancel()
  }

  /** Only with a voice of the language: Thai read by an English voice helps nobody. False where there is none. */
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
