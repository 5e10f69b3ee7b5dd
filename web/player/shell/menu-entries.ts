import type { IconName } from '../../ui/icon/icon.tsx'
import type { TextKey } from '../../ui/i18n/text.tsx'
import { type Category, paths } from '../paths.ts'
import type { WindowName } from '../state/windows.ts'

export interface NavigationEntry {
  key: string
  text: TextKey
  icon: IconName
  href: string
  /** Stands above the groups' line. */
  startsGroup?: boolean
  /** Opens a window instead of a page, or the chat room. */
  window?: WindowName | 'chat'
  /** Goes through the member guard: a visitor gets the login window, a trial account the notice. */
  isMember?: boolean
}

const entryOf = (key: Category, text: TextKey, icon: IconName): NavigationEntry => ({ key, text, icon, href: paths.lobby(key) })

/** Game categories, each with its lobby; shown when they have a vendor. */
export const categoryEntries: Readonly<Record<string, NavigationEntry>> = {
  RNG: entryOf('RNG', 'nav_rng', 'slot'),
  LIVE: entryOf('LIVE', 'nav_live', 'live'),
  FISH: entryOf('FISH', 'nav_fish', 'fish'),
  SPORTS: entryOf('SPORTS', 'nav_sports', 'sport'),
  PVP: entryOf('PVP', 'nav_pvp', 'pvp'),
  ELOTT: entryOf('ELOTT', 'nav_elott', 'elott'),
  LOTT: entryOf('LOTT', 'nav_lott', 'lott'),
  ESPORTS: entryOf('ESPORTS', 'nav_esports', 'esport'),
  COCKFIGHT: entryOf('COCKFIGHT', 'nav_cockfight', 'rooster'),
}

/** The categories in the vendors' order, cockfight after all others (spec, navigation entries). */
export function orderedCategories(categories: readonly string[]): NavigationEntry[] {
  return [...categories.filter((category) => category !== 'COCKFIGHT'), ...categories.filter((category) => category === 'COCKFIGHT')].flatMap((category) => categoryEntries[category] ?? [])
}

/** The side menu: home, the categories that have games, favourites, then the member's pages, live chat where there is one, and help. */
export function sideEntries(categories: readonly string[], sections: readonly string[] = [], { hasChat = false }: { hasChat?: boolean } = {}): NavigationEntry[] {
  return [
    { key: 'home', text: 'nav_home', icon: 'home', href: paths.home() },
    ...orderedCategories(categories),
    { key: 'favourites', text: 'nav_favourites', icon: 'heart', href: paths.favourites(), isMember: true },
    { key: 'deposit', text: 'header_deposit', icon: 'deposit', href: paths.member('depositv2'), isMember: true, startsGroup: true },
    { key: 'withdraw', text: 'header_withdraw', icon: 'withdraw', href: paths.member('withdraw'), isMember: true },
    { key: 'bets', text: 'side_betting_record', icon: 'list', href: paths.member('personalHistoryCopy'), isMember: true },
    { key: 'speed', text: 'side_domain_speed', icon: 'speed', href: '#speed', window: 'speed', startsGroup: true },
    { key: 'down', text: 'side_app_download', icon: 'app', href: paths.down() },
    ...(hasChat ? [{ key: 'chat', text: 'bar_live_chat', icon: 'cs', href: '#chat', window: 'chat' } as const] : []),
    { key: 'announce', text: 'nav_announcements', icon: 'horn', href: paths.announce() },
    ...(sections.includes('NEWS') ? [{ key: 'news', text: 'nav_news', icon: 'note', href: paths.articles('NEWS') } as const] : []),
    ...(sections.includes('BLOG') ? [{ key: 'blog', text: 'nav_blog', icon: 'edit', href: paths.articles('BLOG') } as const] : []),
    { key: 'guide', text: 'nav_beginner_guide', icon: 'target', href: paths.help('guide') },
    { key: 'help', text: 'side_help_centre', icon: 'help', href: paths.help() },
    { key: 'verify', text: 'fair_menu', icon: 'shield', href: paths.verify() },
  ]
}

/** The account menu of the header and the drawer. */
export function accountEntries(isAgent = false): NavigationEntry[] {
  return [
    { key: 'account', text: 'header_menu_account', icon: 'user', href: paths.member(), isMember: true },
    ...(isAgent ? [{ key: 'agent', text: 'header_menu_agent', icon: 'agent', href: paths.agentHome(), isMember: true } as const] : []),
    { key: 'wallet', text: 'header_menu_wallet', icon: 'wallet', href: paths.member('transferFund'), isMember: true },
    { key: 'bets', text: 'header_menu_betting_record', icon: 'list', href: paths.member('personalHistoryCopy'), isMember: true },
    { key: 'transactions', text: 'header_menu_account_record', icon: 'note', href: paths.member('transactionHistory'), isMember: true },
    { key: 'profit', text: 'header_menu_my_income', icon: 'chart', href: paths.member('personalProfit'), isMember: true },
    { key: 'messages', text: 'header_menu_messages', icon: 'mail', href: paths.member('messageV2'), isMember: true },
    { key: 'security', text: 'header_menu_security_centre', icon: 'shield', href: paths.member('securityCenter'), isMember: true },
  ]
}
