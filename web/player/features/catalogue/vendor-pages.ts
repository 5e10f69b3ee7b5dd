/**
 * Vendors with a page of their own instead of a list of games over the page (site.md §4), and the
 * prize mode. What decides is the product that all games of a vendor are booked under.
 */
import type { Product } from '../../../../contract/shared/product-words.ts'
import type { LotteryPath } from '../../paths.ts'

const pages: Readonly<Partial<Record<Product, LotteryPath>>> = {
  LOTT: '/lottery',
  ELOTT: '/lottery',
  VN: '/vnLottery',
  SEA: '/seaLottery',
}

interface Card {
  readonly product: Product | null
}

/** The page of a vendor's lotteries; null for all other vendors. */
export function vendorPage({ product }: Card): LotteryPath | null {
  return (product && pages[product]) ?? null
}

/** The cards of the vendors whose lotteries are on a page, each once, in the order of their products. */
export function cardsOfPage<One extends Card & { readonly vassalage: string }>(
  page: LotteryPath,
  cards: readonly One[],
): One[] {
  const shown = (Object.keys(pages) as Product[])
    .filter((product) => pages[product] === page)
    .flatMap((product) => cards.filter((card) => card.product === product))
  return shown.filter((card, at) => shown.findIndex(({ vassalage }) => vassalage === card.vassalage) === at)
}

/** ELOTT as soon as a vendor of real lotteries is among the quick ones, exactly as in the specification. */
export function prizeModeOf(
  menu: readonly { gameCategory: string; vendors: readonly Card[] }[],
): 'ELOTT' | 'LOTT' {
  const quick = menu.find((order) => order.gameCategory === 'ELOTT')
  return quick?.vendors.some(({ product }) => product === 'VN' || product === 'LOTT') ? 'ELOTT' : 'LOTT'
}
