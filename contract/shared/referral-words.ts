/** Words of friends who were invited (docs/flows/referral.md). */

/** What became of a friend: still counting, met, one person with somebody else, or too late. */
export const friendStates = ['OPEN', 'MET', 'REFUSED', 'LATE'] as const

/** What became of the reward for a friend. */
export const rewardStates = ['READY', 'CLAIMED', 'EXPIRED'] as const

/** Why a friend is not counted. */
export const refusedReasons = ['BANK_ACCOUNT', 'DEVICE', 'PAYEE', 'ADDRESS', 'BUDGET'] as const

/** What became of a friend's own gift. */
export const giftStates = ['NONE', 'WAITING', 'PAID', 'LAPSED'] as const
