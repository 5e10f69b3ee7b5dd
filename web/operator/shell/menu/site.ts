import { paths } from '../../paths.ts'
import type { MenuGroup } from './menu-group.ts'

/** How the site is set up for its members. */
export const siteMenu: MenuGroup = {
  key: 'site',
  title: 'console_nav_site',
  places: [
    {
      key: 'status',
      text: 'console_nav_status',
      icon: 'warn',
      href: paths.status,
      ability: 'dashboard.read',
    },
    {
      key: 'register-fields',
      text: 'console_nav_register_fields',
      icon: 'note',
      href: paths.registerFields,
      ability: 'settings.read',
    },
    { key: 'flags', text: 'console_nav_flags', icon: 'full', href: paths.flags, ability: 'settings.read' },
    {
      key: 'access',
      text: 'console_nav_access',
      icon: 'globe',
      href: paths.access,
      ability: 'settings.read',
    },
  ],
}
