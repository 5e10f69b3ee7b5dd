/** Texts of the lotteries on whole numbers, known to `useText()`. */
import type numbers from '../../../locales/en/lottery-numbers.ts'

type NumberTexts = typeof numbers

declare module '../../../../ui/i18n/messages.ts' {
  interface Messages extends NumberTexts {}
}
