/** Texts of opening accounts and of rates, known to `useText()`. */
import type line from '../../locales/en/agent-line.ts'

type LineTexts = typeof line

declare module '../../../ui/i18n/messages.ts' {
  interface Messages extends LineTexts {}
}
