/** Texts of the lotteries' draws and names, known to `useText()`. */
import type names from '../../../locales/en/lottery-names.ts'
import type results from '../../../locales/en/lottery-results.ts'

type NameTexts = typeof names
type ResultTexts = typeof results

declare module '../../../../ui/i18n/messages.ts' {
  interface Messages extends NameTexts, ResultTexts {}
}
