/** Texts of the pages behind the links of news, known to `useText()`. */
import type marketing from '../../locales/en/marketing.ts'

type MarketingTexts = typeof marketing

declare module '../../../ui/i18n/messages.ts' {
  interface Messages extends MarketingTexts {}
}
