/** Texts of the member centre and the verify page, known to `useText()`. */
import type centre from '../locales/en/centre.ts'

type CentreTexts = typeof centre

declare module '../../ui/i18n/messages.ts' {
  interface Messages extends CentreTexts {}
}

/** What `loadTexts` must have loaded before these screens show. */
export const centreAreas = ['cashier', 'records', 'member', 'forms', 'banks', 'games', 'auth', 'centre', 'inbox'] as const
