/** What a page is called in the browser's tab, by its address; the server and the browser both ask here. */
import type { TextKey } from '../ui/i18n/text.tsx'
import { aliases, type Category, categoryOfPath, groupOf, isHomePath, pages } from './paths.ts'

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
const placeOf = (path: string): string => path.toLowerCase().split('/')[1] ?? ''
const titles: Readonly<Record<string, TextKey>> = Object.fromEntries(
  pages.map(({ path, title }) => [placeOf(path), title]),
)

/** Null for home, whose title is the merchant's name alone. */
export function titleKeyOf(path: string, search: string): TextKey | null {
  const group = groupOf(path, search)
  if (group) return groups[group]
  const clean = path.toLowerCase().replace(/(?<=.)\/$/, '')
  if (isHomePath(path)) return entrances[clean] ?? null
  const category = categoryOfPath(path)
  return category ? categories[category] : (titles[placeOf(aliases[clean] ?? clean)] ?? 'error_page_title')
}
