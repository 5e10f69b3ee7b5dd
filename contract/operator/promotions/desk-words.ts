/** Words of the promotions' desk. */

/** What the operator did and the clock made of it. */
export const promotionPhases = ['DRAFT', 'WAITING', 'RUNNING', 'ENDED', 'STOPPED'] as const
export type PromotionPhase = (typeof promotionPhases)[number]

/** What becomes of the places of a board that is stopped while its period runs. */
export const boardPrizes = ['PAY', 'NONE'] as const
export type BoardPrizes = (typeof boardPrizes)[number]

/** Why an application was rejected, as the member reads it; OTHER says it in the operator's own words. */
export const rejectReasons = [
  'CONDITION',
  'PROOF',
  'BET',
  'PERIOD',
  'PERSON',
  'KYC',
  'QUOTA',
  'OTHER',
] as const
export type RejectReason = (typeof rejectReasons)[number]

export const applicationTabs = ['WAITING', 'APPROVED', 'REJECTED'] as const
export type ApplicationTab = (typeof applicationTabs)[number]

export const REASON_LENGTH = 140
export const MOST_USERNAMES = 5_000
export const DORMANT_DAYS = 3_650

/** What became of a claim that was credited. NONE: it has no turnover, or one that was cancelled. */
export const claimOutcomes = ['DONE', 'BUST', 'OPEN', 'FORFEITED', 'EXPIRED', 'NONE'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]
