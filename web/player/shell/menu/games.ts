/** Home, the categories of games, and favourites. */
import type { IconName } from '../../../ui/icon/icon.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'
import { type Category, paths } from '../../paths.ts'
import type { MenuArea, NavigationEntry } from './entry.ts'

const entryOf = (key: Category, text: TextKey, icon: IconName): NavigationEntry => ({
  key,
  text,
  icon,
  href: paths.lobby(key),
})

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

/** The categories in the vendors' order, cockfight after all others (site.md §2, Navigation entries). */
export function orderedCategories(categories: readonly string[]): NavigationEntry[] {
  return [
    ...categories.filter((category) => category !== 'COCKFIGHT'),
    ...categories.filter((category) => category === 'COCKFIGHT'),
  ].flatMap((category) => categoryEntries[category] ?? [])
}

export const gamesEntries: MenuArea = ({ categories }) => [
  { key: 'home', text: 'nav_home', icon: 'home', href: paths.home() },
  ...orderedCategories(categories),
  { key: 'favourites', text: 'nav_favourites', icon: 'heart', href: paths.favourites(), isMember: true },
]
