/** Texts of the sportsbook, known to `useText()`. */
import type bets from '../../locales/en/sports-bets.ts'
import type markets from '../../locales/en/sports-markets.ts'
import type match from '../../locales/en/sports-match.ts'
import type news from '../../locales/en/sports-news.ts'
import type slip from '../../locales/en/sports-slip.ts'
import type sports from '../../locales/en/sports.ts'

type BetTexts = typeof bets
type MarketTexts = typeof markets
type MatchTexts = typeof match
type NewsTexts = typeof news
type SlipTexts = typeof slip
type SportTexts = typeof sports

declare module '../../../ui/i18n/messages.ts' {
  interface Messages extends BetTexts, MarketTexts, MatchTexts, NewsTexts, SlipTexts, SportTexts {}
}
