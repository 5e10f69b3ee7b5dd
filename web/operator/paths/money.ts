/** Money that comes in and goes out. */
export const moneyPaths = {
  withdrawals: '/operator/withdrawals',
  withdrawal: (withdrawalId: string) => `/operator/withdrawals/${encodeURIComponent(withdrawalId)}`,
  deposits: '/operator/deposits',
  deposit: (depositId: string) => `/operator/deposits?state=ALL&deposit=${encodeURIComponent(depositId)}`,
  receivers: '/operator/receivers',
  statements: '/operator/statements',
  adjustments: '/operator/adjustments',
} as const
