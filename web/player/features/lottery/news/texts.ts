/** Texts of the news of lotteries, known to `useText()`. */
import type wins from '../../../locales/en/lottery-wins.ts'

type WinTexts = typeof wins

declare module '../../../../ui/i18n/messages.ts' {
  interface Messages extends WinTexts {}
}
