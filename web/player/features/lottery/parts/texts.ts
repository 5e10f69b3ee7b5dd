/** Texts of the lotteries' draws, known to `useText()`. */
import type results from '../../../locales/en/lottery-results.ts'

type ResultTexts = typeof results

declare module '../../../../ui/i18n/messages.ts' {
  interface Messages extends ResultTexts {}
}
