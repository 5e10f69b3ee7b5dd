import { paths } from '../../paths.ts'
import type { MenuGroup } from './menu-group.ts'

/** Operators, what they did, and how the site is configured. */
export const systemMenu: MenuGroup = {
  key: 'system',
  title: 'console_nav_system',
  places: [
    {
      key: 'operators',
      text: 'console_nav_operators',
      icon: 'shield',
      href: paths.operators,
      ability: 'operators.read',
      counts: 'changes',
    },
    { key: 'audit', text: 'console_nav_audit', icon: 'list', href: paths.audit, ability: 'audit.read' },
    { key: 'jobs', text: 'console_nav_jobs', icon: 'clock', href: paths.jobs, ability: 'audit.read' },
    {
      key: 'settings',
      text: 'console_nav_settings',
      icon: 'filter',
      href: paths.settings,
      ability: 'settings.read',
    },
    {
      key: 'components',
      text: 'console_nav_components',
      icon: 'img',
      href: paths.components,
      ability: null,
      isDemoOnly: true,
    },
  ],
}
