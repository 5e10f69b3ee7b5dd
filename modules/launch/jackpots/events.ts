/** What the pools tell; each payload carries merchantId and winId. */
export const jackpotEvents = {
  /** Written by launch.raise_pools with the bet that won. */
  won: 'launch.jackpot-won',
  paid: 'launch.jackpot-paid',
} as const
