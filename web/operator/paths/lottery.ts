/** The desk of the lotteries. */
export const lotteryPaths = {
  lotteryGames: '/operator/lottery/games',
  lotteryIssues: '/operator/lottery/issues',
  lotteryIssuesOf: (gameCode: string) => `/operator/lottery/issues?game=${encodeURIComponent(gameCode)}`,
  lotteryIssue: (gameCode: string, numero: string) =>
    `/operator/lottery/issues/${encodeURIComponent(`${gameCode}-${numero}`)}`,
  lotteryOrders: '/operator/lottery/orders',
  lotteryOrdersOf: (gameCode: string, numero: string) =>
    `/operator/lottery/orders?game=${encodeURIComponent(gameCode)}&numero=${encodeURIComponent(numero)}`,
  lotteryOrder: (orderId: string) => `/operator/lottery/orders/${encodeURIComponent(orderId)}`,
  lotteryReport: '/operator/lottery/report',
} as const
