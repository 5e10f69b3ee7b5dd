/** Words of promotions (docs/flows/promotions.md). */

/** What a promotion may be; each is declared in kernel/promotions/kinds. */
export const promotionKinds = [
  'FIRST_DEPOSIT',
  'RELOAD',
  'CASHBACK',
  'RESCUE',
  'CHECK_IN',
  'MISSION',
  'LEADERBOARD',
  'RED_ENVELOPE',
  'RAFFLE',
  'REFERRAL',
  'FREE_ROUNDS',
  'VIP',
  'BIRTHDAY',
] as const
export type PromotionKindCode = (typeof promotionKinds)[number]

/** What a member's button shows (domain/economy.md §6.2). */
export const claimStates = [
  'COMING_SOON',
  'JOIN',
  'JOINED',
  'PROCESS',
  'SIGNED',
  'APPLYING',
  'REJECTED',
  'CLAIM',
  'ISSUED',
  'CLAIMED',
  'CLOSE',
] as const
export type ClaimState = (typeof claimStates)[number]

/** What the operator did with a promotion. A live one is open from its start to its end. */
export const promotionStates = ['DRAFT', 'LIVE', 'STOPPED'] as const
export type PromotionState = (typeof promotionStates)[number]

export const MOST_APPLICATIONS = 3
export const APPLICATION_REMARK = 140
export const APPLICATION_IMAGES = 3
