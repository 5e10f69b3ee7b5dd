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
export const fileFormats = ['CSV', 'XLSX'] as const
