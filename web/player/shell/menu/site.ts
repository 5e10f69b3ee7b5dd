/** The site itself: its addresses, its people, what it writes. */
import { paths } from '../../paths.ts'
import type { MenuArea } from './entry.ts'

export const siteEntries: MenuArea = ({ sections, hasChat }) => [
  {
    key: 'speed',
    text: 'side_domain_speed',
    icon: 'speed',
    href: '#speed',
    window: 'speed',
    startsGroup: true,
  },
  { key: 'down', text: 'side_app_download', icon: 'app', href: paths.down() },
  ...(hasChat
    ? [{ key: 'chat', text: 'bar_live_chat', icon: 'cs', href: '#chat', window: 'chat' } as const]
    : []),
  { key: 'announce', text: 'nav_announcements', icon: 'horn', href: paths.announce() },
  ...(sections.includes('NEWS')
    ? [{ key: 'news', text: 'nav_news', icon: 'note', href: paths.articles('NEWS') } as const]
    : []),
  ...(sections.includes('BLOG')
    ? [{ key: 'blog', text: 'nav_blog', icon: 'edit', href: paths.articles('BLOG') } as const]
    : []),
  { key: 'guide', text: 'nav_beginner_guide', icon: 'target', href: paths.help('guide') },
  { key: 'help', text: 'side_help_centre', icon: 'help', href: paths.help() },
  { key: 'verify', text: 'fair_menu', icon: 'shield', href: paths.verify() },
]
