/** Words of the marketing desk. */

export const campaignStates = ['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'CANCELLED'] as const
export type CampaignState = (typeof campaignStates)[number]

/**
 * Why a message does not go to a member. SAFE_PLAY is a break, a self-exclusion, a stop, a sign of risk or a
 * frozen account: which of them it is, nobody learns here.
 */
export const leftOutReasons = ['CONSENT', 'SAFE_PLAY', 'ADDRESS', 'FREQUENCY', 'UNAPPROVED'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

export const depositWishes = ['ANY', 'MADE', 'NEVER'] as const

export const MOST_ACCOUNTS = 5_000
export const MOST_DAYS = 3_650
export const MOST_TOTAL_DAYS = 365
/** An SMS carries the title, so it is short. */
export const TITLE_LENGTH = 80
export const CONTENT_LENGTH = 2_000
