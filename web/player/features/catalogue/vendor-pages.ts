/** Vendors with a page of their own instead of a list of games over the page (spec, document two §4), and the prize mode. */
import type { LotteryPath } from '../../paths.ts'

const pages: Readonly<Record<string, LotteryPath>> = { LOTT: '/lottery', ELOTT: '/lottery', TCG_LOTTO_VN: '/vnLottery', TCG_SEA: '/seaLottery' }

/** The page of a vendor's lotteries; null for all other vendors. */
export function vendorPage(vassalage: string): LotteryPath | null {
  return pages[vassalage] ?? null
}

/** The vendors whose lotteries stand on a page. */
export function vendorsOfPage(page: LotteryPath): string[] {
  return Object.keys(pages).filter((vassalage) => pages[vassalage] === page)
}

/** ELOTT as soon as a vendor of real lotteries stands among the quick ones, literally as the spec has it. */
export function prizeModeOf(menu: readonly { gameCategory: string; vendors: readonly { vassalage: string }[] }[]): 'ELOTT' | 'LOTT' {
  const quick = menu.find((order) => order.gameCategory === 'ELOTT')
  return quick?.vendors.some(({ vassalage }) => vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT') ? 'ELOTT' : 'LOTT'
}
