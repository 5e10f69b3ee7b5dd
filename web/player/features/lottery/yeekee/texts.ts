/** The texts of yeekee, known to `useText()`. */
import type yeekee from '../../../locales/en/lottery-yeekee.ts'

type YeekeeTexts = typeof yeekee

declare module '../../../../ui/i18n/messages.ts' {
  interface Messages extends YeekeeTexts {}
}
