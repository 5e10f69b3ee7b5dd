/** Pages of lotteries, which have no frame around them, like games (site.md §2, Routes). */
import type { SitePage } from './page.ts'

export const lotteryPaths = ['/lottery', '/vnLottery', '/seaLottery'] as const
export type LotteryPath = (typeof lotteryPaths)[number]

/** What /lottery shows besides the lobby and the boards; a `gameCode` alone is a board. */
export type LotteryView = 'results' | 'tickets'

export const lotteryAddresses = {
  lotteryBoard: (gameCode: string) => `/lottery?gameCode=${encodeURIComponent(gameCode)}`,
  lotteryView: (view: LotteryView, gameCode?: string) =>
    `/lottery?view=${view}${gameCode ? `&gameCode=${encodeURIComponent(gameCode)}` : ''}`,
  lottery: (page: LotteryPath, vendor?: string) =>
    vendor ? `${page}?vendor=${encodeURIComponent(vendor)}` : page,
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
