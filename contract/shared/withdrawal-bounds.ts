/**
 * What limits a day's withdrawals: their number, the VIP level, or the verification level by day, by month,
 * or over the 30 days before the source of the money has to be known. KYC_NONE: no withdrawal below level 1.
 */
export const withdrawalBounds = ['COUNT', 'VIP', 'KYC_NONE', 'KYC_DAY', 'KYC_MONTH', 'KYC_FUNDS'] as const
export type WithdrawalBound = (typeof withdrawalBounds)[number]
