import { paths } from '../../paths.ts'
import type { MenuGroup } from './menu-group.ts'

/** Members, and what is known of them. */
export const peopleMenu: MenuGroup = {
  key: 'people',
  title: 'console_nav_people',
  places: [
    {
      key: 'members',
      text: 'console_nav_members',
      icon: 'user',
      href: paths.members,
      ability: 'members.read',
    },
    {
      key: 'tags',
      text: 'console_nav_tags',
      icon: 'list',
      href: paths.tags,
      ability: 'members.read',
    },
    {
      key: 'kyc',
      text: 'console_nav_kyc',
      icon: 'shield',
      href: paths.kyc,
      ability: 'kyc.read',
      counts: 'kyc',
    },
    {
      key: 'aml',
      text: 'console_nav_aml',
      icon: 'eye',
      href: paths.aml,
      ability: 'aml.read',
      counts: 'aml',
    },
    {
      key: 'integrity',
      text: 'console_nav_integrity',
      icon: 'pvp',
      href: paths.integrity,
      ability: 'integrity.read',
      counts: 'integrity',
    },
    { key: 'care', text: 'console_nav_care', icon: 'pause', href: paths.care, ability: 'rg.read' },
  ],
}
