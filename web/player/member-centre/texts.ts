/** Texts of the member centre and the verify page, known to `useText()`. */
import type centre from '../locales/en/centre.ts'
import type deposit from '../locales/en/deposit.ts'
import type verification from '../locales/en/verification.ts'

type CentreTexts = typeof centre
type DepositTexts = typeof deposit
type VerificationTexts = typeof verification

declare module '../../ui/i18n/messages.ts' {
  interface Messages extends CentreTexts, DepositTexts, VerificationTexts {}
}

/** What `loadTexts` must have loaded before these screens show. */
export const centreAreas = ['cashier', 'records', 'member', 'forms', 'banks', 'games', 'auth', 'centre', 'deposit', 'verification', 'inbox'] as const
