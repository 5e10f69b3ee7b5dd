/** Pages of lotteries, which have no frame around them, like games (site.md §2, Routes). */
import type { SitePage } from './page.ts'

export const lotteryPaths = ['/lottery', '/vnLottery', '/seaLottery'] as const
export type LotteryPath = (typeof lotteryPaths)[number]

const query = (values: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()

export const lotteryAddresses = {
  lottery: (page: LotteryPath, vendor?: string) =>
    vendor ? `${page}?vendor=${encodeURIComponent(vendor)}` : page,
  lotteryBoard: (gameCode: string) => `/lottery?${query({ gameCode })}`,
  lotteryTickets: (orderId?: string) => `/lottery?${query({ view: 'tickets', orderId })}`,
  /** Bets ahead with what is on the slip of a lottery. */
  lotteryAhead: (gameCode: string) => `/lottery?${query({ view: 'ahead', gameCode })}`,
  lotteryPlans: (chaseId?: string) => `/lottery?${query({ view: 'plans', chaseId })}`,
  /** Of a lottery or of all; without a day those of every day, or the newest of all lotteries. */
  lotteryResults: (gameCode?: string, date?: string, section?: string) =>
    `/lottery?${query({ view: 'results', gameCode, date, section })}`,
} as const

const titles = {
  '/lottery': 'nav_lott',
  '/vnLottery': 'title_lottery_vn',
  '/seaLottery': 'title_lottery_sea',
} as const satisfies Record<LotteryPath, SitePage['title']>

export const lotteryPages: readonly SitePage[] = lotteryPaths.map((path) => ({
  path,
  title: titles[path],
  needsLogin: true,
  fillsScreen: true,
}))

/** Older spellings of addresses that the specification names too, and their targets. */
export const lotteryAliases: Readonly<Record<string, LotteryPath>> = {
  '/lottert': '/lottery',
  '/sealottery': '/seaLottery',
}
