import { paths } from '../../paths.ts'
import type { MenuGroup } from './menu-group.ts'

/** What is played: the games of all vendors, our own tables, rooms and seas, and how they pay. */
export const productsMenu: MenuGroup = {
  key: 'products',
  title: 'console_nav_products',
  places: [
    {
      key: 'games',
      text: 'console_nav_games',
      short: 'console_bar_games',
      icon: 'grid',
      href: paths.games,
      ability: 'catalogue.read',
    },
    {
      key: 'jackpots',
      text: 'console_nav_jackpots',
      icon: 'trophy',
      href: paths.jackpots,
      ability: 'jackpots.read',
    },
    { key: 'tables', text: 'console_nav_tables', icon: 'live', href: paths.tables, ability: 'floor.read' },
    { key: 'rooms', text: 'console_nav_rooms', icon: 'pvp', href: paths.rooms, ability: 'floor.read' },
    { key: 'seas', text: 'console_nav_seas', icon: 'fish', href: paths.seas, ability: 'floor.read' },
    {
      key: 'returns',
      text: 'console_nav_rtp',
      icon: 'target',
      href: paths.returns,
      ability: 'rtp.read',
      counts: 'returns',
    },
    {
      key: 'rounds',
      text: 'console_nav_rounds',
      icon: 'hourglass',
      href: paths.rounds,
      ability: 'rounds.read',
    },
    {
      key: 'reports',
      text: 'console_nav_reports',
      icon: 'chart',
      href: paths.reports,
      ability: 'reports.read',
    },
    {
      key: 'points',
      text: 'console_nav_points',
      icon: 'coin',
      href: paths.points,
      ability: 'points.view',
    },
    {
      key: 'promotions',
      text: 'console_nav_promotions',
      icon: 'promo',
      href: paths.promotions,
      ability: 'promotions.view',
    },
    {
      key: 'applications',
      text: 'console_nav_applications',
      icon: 'gift',
      href: paths.applications,
      ability: 'promotions.decide',
      counts: 'applications',
    },
    {
      key: 'gifts',
      text: 'console_nav_gifts',
      icon: 'star',
      href: paths.gifts,
      ability: 'promotions.view',
    },
  ],
}
