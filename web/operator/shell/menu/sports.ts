import { paths } from '../../paths.ts'
import type { MenuGroup } from './menu-group.ts'

/** Sports: prices and live bets, liability, results, bets, limits, and what it came to. */
export const sportsMenu: MenuGroup = {
  key: 'sports',
  title: 'console_nav_sports',
  places: [
    {
      key: 'sports-desk',
      text: 'console_nav_sports_desk',
      icon: 'sport',
      href: paths.sportsDesk,
      ability: 'sports.view',
    },
    {
      key: 'sports-liability',
      text: 'console_nav_sports_liability',
      icon: 'shield',
      href: paths.sportsLiability,
      ability: 'sports.view',
    },
    {
      key: 'sports-results',
      text: 'console_nav_sports_results',
      icon: 'check',
      href: paths.sportsResults,
      ability: 'sports.view',
    },
    {
      key: 'sports-bets',
      text: 'console_nav_sports_bets',
      icon: 'search',
      href: paths.sportsBets,
      ability: 'sports.view',
    },
    {
      key: 'sports-report',
      text: 'console_nav_sports_report',
      icon: 'chart',
      href: paths.sportsReport,
      ability: 'sports.view',
    },
    {
      key: 'sports-rules',
      text: 'console_nav_sports_rules',
      icon: 'filter',
      href: paths.sportsRules,
      ability: 'sports.view',
    },
    {
      key: 'sports-members',
      text: 'console_nav_sports_members',
      icon: 'user',
      href: paths.sportsMembers,
      ability: 'sports.view',
    },
    {
      key: 'sports-feeds',
      text: 'console_nav_sports_feeds',
      icon: 'globe',
      href: paths.sportsFeeds,
      ability: 'sports.view',
    },
    {
      key: 'sports-names',
      text: 'console_nav_sports_names',
      icon: 'edit',
      href: paths.sportsNames,
      ability: 'sports.view',
    },
  ],
}
