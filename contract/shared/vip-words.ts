/** What a VIP level pays for: reaching it, each month, the birthday. */
export const vipBonusKinds = ['UPGRADE', 'MONTHLY', 'BIRTHDAY'] as const
/** Why a level changed. */
export const vipReasons = ['REACHED', 'RETURNED', 'DROPPED', 'SET'] as const
