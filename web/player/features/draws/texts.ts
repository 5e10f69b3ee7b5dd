/** Texts of rains and raffles, known to `useText()`. */
import type draws from '../../locales/en/draws.ts'

type DrawTexts = typeof draws

declare module '../../../ui/i18n/messages.ts' {
  interface Messages extends DrawTexts {}
}
