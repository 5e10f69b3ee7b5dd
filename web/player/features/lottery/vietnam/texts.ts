/** Texts of the Vietnamese board, known to `useText()`. */
import type vietnam from '../../../locales/en/lottery-vietnam.ts'

type VietnamTexts = typeof vietnam

declare module '../../../../ui/i18n/messages.ts' {
  interface Messages extends VietnamTexts {}
}
