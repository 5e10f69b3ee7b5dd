/** Texts of the member centre and the verify page, known to `useText()`. */
import type centre from '../locales/en/centre.ts'
import type limits from '../locales/en/limits.ts'
import type deposit from '../locales/en/deposit.ts'
import type payout from '../locales/en/payout.ts'
import type verification from '../locales/en/verification.ts'

type CentreTexts = typeof centre
type DepositTexts = typeof deposit
type PayoutTexts = typeof payout
type VerificationTexts = typeof verification
type LimitTexts = typeof limits

declare module '../../ui/i18n/messages.ts' {
  interface Messages extends CentreTexts, DepositTexts, PayoutTexts, VerificationTexts, LimitTexts {}
}

/** What `loadTexts` must have loaded before these screens show. */
export const centreAreas = ['cashier', 'records', 'member', 'forms', 'banks', 'games', 'auth', 'centre', 'deposit', 'payout', 'verification', 'limits', 'inbox'] as const
