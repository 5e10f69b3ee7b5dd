/** Texts of inviting friends, known to `useText()`. */
import type referral from '../../locales/en/referral.ts'

type ReferralTexts = typeof referral

declare module '../../../ui/i18n/messages.ts' {
  interface Messages extends ReferralTexts {}
}
