/** Vendors with a page of their own instead of a list of games (spec, document two §4), and the prize mode. */

const pages: Readonly<Record<string, string>> = { LOTT: '/lottery', ELOTT: '/lottery', TCG_LOTTO_VN: '/vnLottery', TCG_SEA: '/seaLottery' }

/** The page of a vendor's lottery, where this site has that page among `existing`; null: the vendor's games are listed. */
export function vendorPage(vassalage: string, existing: readonly string[]): string | null {
  const page = pages[vassalage]
  return page && existing.includes(page) ? page : null
}

/** ELOTT as soon as a vendor of real lotteries stands among the quick ones, literally as the spec has it. */
export function prizeModeOf(menu: readonly { gameCategory: string; vendors: readonly { vassalage: string }[] }[]): 'ELOTT' | 'LOTT' {
  const quick = menu.find((order) => order.gameCategory === 'ELOTT')
  return quick?.vendors.some(({ vassalage }) => vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT') ? 'ELOTT' : 'LOTT'
}
