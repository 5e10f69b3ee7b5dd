/** The player's own texts, for the types of `useText()`. */
import type content from './locales/en/content.ts'
import type fairness from './locales/en/fairness.ts'
import type jackpots from './locales/en/jackpots.ts'
import type points from './locales/en/points.ts'
import type promotions from './locales/en/promotions.ts'
import type outbox from './locales/en/outbox.ts'
import type site from './locales/en/site.ts'

type ContentTexts = typeof content
type FairnessTexts = typeof fairness
type JackpotTexts = typeof jackpots
type OutboxTexts = typeof outbox
type PointTexts = typeof points
type PromotionTexts = typeof promotions
type SiteTexts = typeof site

declare module '../ui/i18n/messages.ts' {
  interface Messages
    extends SiteTexts,
      ContentTexts,
      FairnessTexts,
      JackpotTexts,
      OutboxTexts,
      PointTexts,
      PromotionTexts {}
}
