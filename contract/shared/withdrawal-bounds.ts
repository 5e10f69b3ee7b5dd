/**
 * What bounds a day's withdrawals: how many there were, the VIP level, or the verification level by its day, its month,
 * or the 30 days before the source of the money has to be known. KYC_NONE: nothing leaves before level 1.
 */
export const withdrawalBounds = ['COUNT', 'VIP', 'KYC_NONE', 'KYC_DAY', 'KYC_MONTH', 'KYC_FUNDS'] as const
export type WithdrawalBound = (typeof withdrawalBounds)[number]
