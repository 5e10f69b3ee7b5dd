/** The texts of the lotteries' screens, known to `useText()`. */
import type board from '../../../locales/en/lottery-board.ts'
import type plays from '../../../locales/en/lottery-plays.ts'

type BoardTexts = typeof board
type PlayTexts = typeof plays

declare module '../../../../ui/i18n/messages.ts' {
  interface Messages extends BoardTexts, PlayTexts {}
}
