/** The player's own texts, for the types of `useText()`. */
import type site from './locales/en/site.ts'

type SiteTexts = typeof site

declare module '../ui/i18n/messages.ts' {
  interface Messages extends SiteTexts {}
}
