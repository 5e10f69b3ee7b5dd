/** The words that records are filtered by. */
export const betStatuses = ['PENDING', 'WON', 'LOST', 'PUSH', 'REFUNDED'] as const
/** What the type filter of the account record offers; each stands for one or several codes of the ledger. */
export const transactionTypes = [
  'DEPOSIT',
  'WITHDRAW',
  'BET',
  'PAYOUT',
  'REFUND',
  'BONUS',
  'REBATE',
  'SEAT',
  'TRANSFER',
  'COMMISSION',
  'ADJUSTMENT',
  'FEE',
] as const
export const requirementStatuses = [
  'OPEN',
  'DONE',
  'DONE_BY_BUST',
  'FORFEITED',
  'EXPIRED',
  'CANCELLED',
] as const
/** What turnover was opened for, as records name it. */
export const requirementSources = [
  'DEPOSIT',
  'TRANSFER',
  'ADJUSTMENT',
  'REBATE',
  'CASHBACK',
  'VIP',
  'BIRTHDAY',
  'REFERRAL',
  'CHECK_IN',
  'MISSION',
  'LEADERBOARD',
  'RED_ENVELOPE',
  'RAFFLE',
  'POINTS',
  'PRIZE',
  'DIVIDEND',
  'DAILY_SALARY',
  'HOURLY_SALARY',
  'REALTIME_SALARY',
  /** Bonus money of any kind, and what has no name of its own. */
  'BONUS',
] as const
export type RequirementSource = (typeof requirementSources)[number]

export const requirementSourceOf = (row: { source: string; isBonus: boolean }): RequirementSource =>
  (row.isBonus ? undefined : requirementSources.find((source) => source === row.source)) ?? 'BONUS'

export const fileFormats = ['CSV', 'XLSX'] as const
