/** The events of the pools; each payload has merchantId and winId. */
export const jackpotEvents = {
  /** Written by launch.raise_pools with the bet that won. */
  won: 'launch.jackpot-won',
  paid: 'launch.jackpot-paid',
} as const
