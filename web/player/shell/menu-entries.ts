/** The menus of the site, area by area: an area is a file in menu/ and a line here. */
import { accountArea } from './menu/account.ts'
import type { MenuArea, MenuState, NavigationEntry } from './menu/entry.ts'
import { gamesEntries } from './menu/games.ts'
import { moneyEntries } from './menu/money.ts'
import { pointEntries } from './menu/points.ts'
import { rewardArea } from './menu/rewards.ts'
import { siteEntries } from './menu/site.ts'

export type { NavigationEntry } from './menu/entry.ts'
export { categoryEntries, orderedCategories } from './menu/games.ts'

const sideAreas: readonly MenuArea[] = [gamesEntries, moneyEntries, rewardArea, pointEntries, siteEntries]
const accountAreas: readonly MenuArea[] = [accountArea, pointEntries, rewardArea]

const nothing: MenuState = {
  categories: [],
  sections: [],
  hasChat: false,
  isAgent: false,
  hasVip: false,
  hasRebates: false,
}

/**
 * The side menu: home, the categories that have games, favourites, then the member's pages, live chat if
 * there is one, and help.
 */
export function sideEntries(known: Partial<MenuState>): NavigationEntry[] {
  return sideAreas.flatMap((area) => area({ ...nothing, ...known }))
}

/** The account menu of the header and the drawer. */
export function accountEntries(
  isAgent = false,
  { hasVip, hasRebates }: Pick<MenuState, 'hasVip' | 'hasRebates'> = nothing,
): NavigationEntry[] {
  return accountAreas.flatMap((area) => area({ ...nothing, isAgent, hasVip, hasRebates }))
}
