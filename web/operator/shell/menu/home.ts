import { paths } from '../../paths.ts'
import type { MenuGroup } from './menu-group.ts'

/** What an operator sees first. */
export const homeMenu: MenuGroup = {
  key: 'home',
  title: null,
  places: [
    {
      key: 'dashboard',
      text: 'console_nav_dashboard',
      icon: 'chart',
      href: paths.dashboard,
      ability: 'dashboard.read',
    },
    {
      key: 'proposals',
      text: 'console_nav_proposals',
      icon: 'check',
      href: paths.proposals,
      ability: 'dashboard.read',
      counts: 'proposals',
    },
  ],
}
