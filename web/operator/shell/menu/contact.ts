import { paths } from '../../paths.ts'
import type { MenuGroup } from './menu-group.ts'

/** Messages between members and operators. */
export const contactMenu: MenuGroup = {
  key: 'contact',
  title: 'console_nav_contact',
  places: [
    {
      key: 'chats',
      text: 'console_nav_chats',
      icon: 'chat',
      href: paths.chats,
      ability: 'chat.answer',
      counts: 'chats',
    },
    {
      key: 'feedback',
      text: 'console_nav_feedback',
      icon: 'edit',
      href: paths.feedback,
      ability: 'feedback.answer',
      counts: 'feedback',
    },
    { key: 'inbox', text: 'console_nav_inbox', icon: 'send', href: paths.inbox, ability: 'inbox.send' },
    {
      key: 'campaigns',
      text: 'console_nav_campaigns',
      icon: 'promo',
      href: paths.campaigns,
      ability: 'marketing.view',
    },
    {
      key: 'segments',
      text: 'console_nav_segments',
      icon: 'user',
      href: paths.segments,
      ability: 'marketing.view',
    },
    {
      key: 'service',
      text: 'console_nav_service',
      icon: 'cs',
      href: paths.service,
      ability: 'settings.read',
    },
    {
      key: 'messages',
      text: 'console_nav_messages',
      icon: 'mail',
      href: paths.messages,
      ability: 'messages.read',
    },
  ],
}
