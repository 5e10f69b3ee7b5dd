/** The console's menu: groups of places, each with the ability that shows it. */
import type { Ability } from '../../../contract/operator/identity/abilities.ts'
import type { IconName } from '../../ui/icon/icon.tsx'
import type { TextKey } from '../../ui/i18n/text.tsx'
import { paths } from '../paths.ts'

export interface NavPlace { key: string; text: TextKey; /** A shorter word for the bar of phones. */ short?: TextKey; icon: IconName; href: string; ability: Ability | null; counts?: 'withdrawals' | 'deposits' | 'adjustments' | 'changes' | 'proposals' | 'chats' | 'feedback' | 'kyc' | 'aml' | 'returns' | 'integrity'; isDemoOnly?: boolean }
export interface NavGroup { key: string; title: TextKey | null; places: readonly NavPlace[] }

export const navGroups: readonly NavGroup[] = [
  { key: 'home', title: null, places: [
    { key: 'dashboard', text: 'console_nav_dashboard', icon: 'chart', href: paths.dashboard, ability: 'dashboard.read' },
    { key: 'proposals', text: 'console_nav_proposals', icon: 'check', href: paths.proposals, ability: 'dashboard.read', counts: 'proposals' },
  ] },
  {
    key: 'money', title: 'console_nav_money', places: [
      { key: 'withdrawals', text: 'console_nav_withdrawals', short: 'console_bar_withdrawals', icon: 'withdraw', href: paths.withdrawals, ability: 'withdrawals.read', counts: 'withdrawals' },
      { key: 'deposits', text: 'console_nav_deposits', icon: 'deposit', href: paths.deposits, ability: 'deposits.read', counts: 'deposits' },
      { key: 'receivers', text: 'console_nav_receivers', icon: 'wallet', href: paths.receivers, ability: 'deposits.read' },
      { key: 'statements', text: 'console_nav_statements', icon: 'upload', href: paths.statements, ability: 'deposits.read' },
      { key: 'adjustments', text: 'console_nav_adjustments', icon: 'refresh', href: paths.adjustments, ability: 'members.read', counts: 'adjustments' },
    ],
  },
  { key: 'people', title: 'console_nav_people', places: [{ key: 'members', text: 'console_nav_members', icon: 'user', href: paths.members, ability: 'members.read' }, { key: 'kyc', text: 'console_nav_kyc', icon: 'shield', href: paths.kyc, ability: 'kyc.read', counts: 'kyc' }, { key: 'aml', text: 'console_nav_aml', icon: 'eye', href: paths.aml, ability: 'aml.read', counts: 'aml' }, { key: 'integrity', text: 'console_nav_integrity', icon: 'pvp', href: paths.integrity, ability: 'integrity.read', counts: 'integrity' }, { key: 'care', text: 'console_nav_care', icon: 'pause', href: paths.care, ability: 'rg.read' }] },
  {
    key: 'contact', title: 'console_nav_contact', places: [
      { key: 'chats', text: 'console_nav_chats', icon: 'chat', href: paths.chats, ability: 'chat.answer', counts: 'chats' },
      { key: 'feedback', text: 'console_nav_feedback', icon: 'edit', href: paths.feedback, ability: 'feedback.answer', counts: 'feedback' },
      { key: 'inbox', text: 'console_nav_inbox', icon: 'send', href: paths.inbox, ability: 'inbox.send' },
      { key: 'service', text: 'console_nav_service', icon: 'cs', href: paths.service, ability: 'settings.read' },
      { key: 'messages', text: 'console_nav_messages', icon: 'mail', href: paths.messages, ability: 'messages.read' },
    ],
  },
  {
    key: 'content', title: 'console_nav_content', places: [
      { key: 'announcements', text: 'console_nav_announcements', icon: 'horn', href: paths.announcements, ability: 'content.read' },
      { key: 'banners', text: 'console_nav_banners', icon: 'img', href: paths.banners, ability: 'content.read' },
      { key: 'articles', text: 'console_nav_articles', icon: 'note', href: paths.articles, ability: 'content.read' },
      { key: 'help', text: 'console_nav_help', icon: 'help', href: paths.help, ability: 'content.read' },
    ],
  },
  {
    key: 'products', title: 'console_nav_products', places: [
      { key: 'games', text: 'console_nav_games', short: 'console_bar_games', icon: 'grid', href: paths.games, ability: 'catalogue.read' },
      { key: 'jackpots', text: 'console_nav_jackpots', icon: 'trophy', href: paths.jackpots, ability: 'jackpots.read' },
      { key: 'tables', text: 'console_nav_tables', icon: 'live', href: paths.tables, ability: 'floor.read' },
      { key: 'rooms', text: 'console_nav_rooms', icon: 'pvp', href: paths.rooms, ability: 'floor.read' },
      { key: 'seas', text: 'console_nav_seas', icon: 'fish', href: paths.seas, ability: 'floor.read' },
      { key: 'returns', text: 'console_nav_rtp', icon: 'target', href: paths.returns, ability: 'rtp.read', counts: 'returns' },
      { key: 'rounds', text: 'console_nav_rounds', icon: 'hourglass', href: paths.rounds, ability: 'rounds.read' },
      { key: 'reports', text: 'console_nav_reports', icon: 'chart', href: paths.reports, ability: 'reports.read' },
    ],
  },
  {
    key: 'site', title: 'console_nav_site', places: [
      { key: 'status', text: 'console_nav_status', icon: 'warn', href: paths.status, ability: 'dashboard.read' },
      { key: 'register-fields', text: 'console_nav_register_fields', icon: 'note', href: paths.registerFields, ability: 'settings.read' },
      { key: 'flags', text: 'console_nav_flags', icon: 'full', href: paths.flags, ability: 'settings.read' },
      { key: 'access', text: 'console_nav_access', icon: 'globe', href: paths.access, ability: 'settings.read' },
    ],
  },
  {
    key: 'system', title: 'console_nav_system', places: [
      { key: 'operators', text: 'console_nav_operators', icon: 'shield', href: paths.operators, ability: 'operators.read', counts: 'changes' },
      { key: 'audit', text: 'console_nav_audit', icon: 'list', href: paths.audit, ability: 'audit.read' },
      { key: 'settings', text: 'console_nav_settings', icon: 'filter', href: paths.settings, ability: 'settings.read' },
      { key: 'components', text: 'console_nav_components', icon: 'img', href: paths.components, ability: null, isDemoOnly: true },
    ],
  },
]

/** The four places of the thumb. */
export const barKeys = ['dashboard', 'withdrawals', 'members', 'games'] as const

/** The place whose address begins the path: a detail page belongs to its list. */
export function placeKeyOf(path: string): string | undefined {
  const places = navGroups.flatMap((group) => group.places)
  return places.find((place) => place.href === path)?.key
    ?? places.find((place) => place.href !== paths.dashboard && path.startsWith(`${place.href}/`))?.key
}
