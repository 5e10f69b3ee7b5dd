/** Texts of the member centre and the verify page, known to `useText()`. */
import type centre from '../locales/en/centre.ts'
import type limits from '../locales/en/limits.ts'
import type deposit from '../locales/en/deposit.ts'
import type marketing from '../locales/en/marketing.ts'
import type missions from '../locales/en/missions.ts'
import type payout from '../locales/en/payout.ts'
import type rewards from '../locales/en/rewards.ts'
import type verification from '../locales/en/verification.ts'

type CentreTexts = typeof centre
type DepositTexts = typeof deposit
type MarketingTexts = typeof marketing
type MissionTexts = typeof missions
type PayoutTexts = typeof payout
type VerificationTexts = typeof verification
type RewardTexts = typeof rewards
type LimitTexts = typeof limits

declare module '../../ui/i18n/messages.ts' {
  interface Messages
    extends CentreTexts,
      DepositTexts,
      MarketingTexts,
      MissionTexts,
      PayoutTexts,
      VerificationTexts,
      LimitTexts,
      RewardTexts {}
}
