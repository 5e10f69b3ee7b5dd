/** What members get for playing. */
import { paths } from '../../paths.ts'
import type { MenuArea, NavigationEntry } from './entry.ts'

const pointsMall: NavigationEntry = {
  key: 'points',
  text: 'nav_points_mall',
  icon: 'coin',
  href: paths.pointMall(),
  isMember: true,
}

export const pointEntries: MenuArea = () => [pointsMall]
