/** The desk of the lotteries. */
export const lotteryPaths = {
  lotteryGames: '/operator/lottery/games',
  lotteryGame: (gameCode: string) => `/operator/lottery/games/${encodeURIComponent(gameCode)}`,
  lotteryIssues: '/operator/lottery/issues',
  lotteryIssuesOf: (gameCode: string) => `/operator/lottery/issues?game=${encodeURIComponent(gameCode)}`,
  lotteryIssue: (gameCode: string, numero: string) =>
    `/operator/lottery/issues/${encodeURIComponent(`${gameCode}-${numero}`)}`,
  lotteryOrders: '/operator/lottery/orders',
  lotteryOrdersOf: (gameCode: string, numero: string) =>
    `/operator/lottery/orders?game=${encodeURIComponent(gameCode)}&numero=${encodeURIComponent(numero)}`,
  lotteryOrder: (orderId: string) => `/operator/lottery/orders/${encodeURIComponent(orderId)}`,
  lotteryResults: '/operator/lottery/results',
  lotteryResult: (gameCode: string, numero: string) =>
    `/operator/lottery/results?game=${encodeURIComponent(gameCode)}&numero=${encodeURIComponent(numero)}`,
  lotteryNumbers: '/operator/lottery/numbers',
  lotteryNumbersOf: (gameCode: string, numero = '', playCode = '') =>
    `/operator/lottery/numbers?${new URLSearchParams({
      game: gameCode,
      ...(numero ? { numero } : {}),
      ...(playCode ? { play: playCode } : {}),
    })}`,
  lotteryDays: '/operator/lottery/days',
  lotteryDaysOf: (gameCode: string) => `/operator/lottery/days?game=${encodeURIComponent(gameCode)}`,
  lotteryReport: '/operator/lottery/report',
} as const
