import { paths } from '../../paths.ts'
import type { MenuGroup } from './menu-group.ts'

/** What the site shows its visitors. */
export const contentMenu: MenuGroup = {
  key: 'content',
  title: 'console_nav_content',
  places: [
    {
      key: 'announcements',
      text: 'console_nav_announcements',
      icon: 'horn',
      href: paths.announcements,
      ability: 'content.read',
    },
    {
      key: 'banners',
      text: 'console_nav_banners',
      icon: 'img',
      href: paths.banners,
      ability: 'content.read',
    },
    {
      key: 'articles',
      text: 'console_nav_articles',
      icon: 'note',
      href: paths.articles,
      ability: 'content.read',
    },
    { key: 'help', text: 'console_nav_help', icon: 'help', href: paths.help, ability: 'content.read' },
  ],
}
