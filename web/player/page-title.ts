/** What a page is called in the browser's tab, by its address; the server and the browser both ask here. */
import type { TextKey } from '../ui/i18n/text.tsx'
import { type Category, categoryOfPath, groupOf, isHomePath } from './paths.ts'

const categories: Record<Category, TextKey> = {
  RNG: 'nav_rng',
  LIVE: 'nav_live',
  FISH: 'nav_fish',
  SPORTS: 'nav_sports',
  PVP: 'nav_pvp',
  ELOTT: 'nav_elott',
  LOTT: 'nav_lott',
  ESPORTS: 'nav_esports',
  COCKFIGHT: 'nav_cockfight',
}
const groups = { HOT: 'nav_hot', FAV: 'nav_favourites', RECENT: 'nav_recent' } as const satisfies Record<
  string,
  TextKey
>
const entrances: Readonly<Record<string, TextKey>> = {
  '/login': 'modal_login',
  '/register': 'modal_register',
  '/forget': 'modal_forgot_password',
}

/**
 * The first part of the address says which page it is. Their texts are among those that come with every
 * page.
 */
const pages: Readonly<Record<string, TextKey>> = {
  lottery: 'nav_lott',
  lottert: 'nav_lott',
  vnlottery: 'title_lottery_vn',
  sealottery: 'title_lottery_sea',
  member: 'nav_account',
  help: 'nav_help',
  verify: 'fair_menu',
  jackpots: 'home_pools',
  rtp: 'fair_returns',
  seamless: 'title_game',
  agent: 'title_agent_login',
  agenthome: 'title_agent',
  down: 'header_download',
  announce: 'nav_announcements',
  blog: 'nav_blog',
  news: 'nav_news',
  dev: 'title_demo_outbox',
}

/** Null for home, which the house's name stands for alone. */
export function titleKeyOf(path: string, search: string): TextKey | null {
  const group = groupOf(path, search)
  if (group) return groups[group]
  const clean = path.toLowerCase().replace(/(?<=.)\/$/, '')
  if (isHomePath(path)) return entrances[clean] ?? null
  const category = categoryOfPath(path)
  return category ? categories[category] : (pages[clean.split('/')[1] ?? ''] ?? 'error_page_title')
}
