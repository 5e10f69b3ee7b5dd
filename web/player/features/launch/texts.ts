/** The texts of games being started and played, known to `useText()`. */
import type texts from '../../locales/en/play.ts'

type PlayTexts = typeof texts

declare module '../../../ui/i18n/messages.ts' {
  interface Messages extends PlayTexts {}
}
