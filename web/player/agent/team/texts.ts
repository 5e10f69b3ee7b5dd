/** Texts of team figures, known to `useText()`. */
import type team from '../../locales/en/agent-team.ts'

type TeamTexts = typeof team

declare module '../../../ui/i18n/messages.ts' {
  interface Messages extends TeamTexts {}
}
