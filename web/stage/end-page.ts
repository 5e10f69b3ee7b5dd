/** A game that can go on no further: why, and the way back. */
import type { Lobby } from './lobby.ts'
import type { PageTexts } from './locales/texts.ts'
import styles from './stage-page.module.css'

export function endPage(host: HTMLElement, sentence: string, texts: PageTexts, lobby: Lobby): void {
  const message = document.createElement('div')
  message.className = styles.message!
  message.setAttribute('role', 'alert')
  const words = document.createElement('p')
  words.textContent = sentence
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.leave!
  button.textContent = texts.leave
  button.addEventListener('click', () => lobby.leave())
  message.append(words, button)
  host.replaceChildren(message)
}
