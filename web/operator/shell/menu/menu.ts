/** The console's menu, group by group: an area is a file here and a line below. */
import { paths } from '../../paths.ts'
import { agentLineMenu } from './agents-line.ts'
import { contactMenu } from './contact.ts'
import { contentMenu } from './content.ts'
import { homeMenu } from './home.ts'
import { lotteryMenu } from './lottery.ts'
import { moneyMenu } from './money.ts'
import { peopleMenu } from './people.ts'
import { productsMenu } from './products.ts'
import { siteMenu } from './site.ts'
import { sportsMenu } from './sports.ts'
import { systemMenu } from './system.ts'
import type { MenuGroup } from './menu-group.ts'

export const menuGroups: readonly MenuGroup[] = [
  homeMenu,
  moneyMenu,
  peopleMenu,
  agentLineMenu,
  contactMenu,
  contentMenu,
  productsMenu,
  lotteryMenu,
  sportsMenu,
  siteMenu,
  systemMenu,
]

/** The four places of the thumb. */
export const barKeys = ['dashboard', 'withdrawals', 'members', 'games'] as const

/** The place whose address begins the path: a detail page belongs to its list. */
export function placeKeyOf(path: string): string | undefined {
  const places = menuGroups.flatMap((group) => group.places)
  return (
    places.find((place) => place.href === path)?.key ??
    places.find((place) => place.href !== paths.dashboard && path.startsWith(`${place.href}/`))?.key
  )
}
