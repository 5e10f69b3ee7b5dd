import { paths } from '../../paths.ts'
import type { MenuGroup } from './menu-group.ts'

/** Lotteries: issues, results, numbers, draw days, bets, what the house offers, and what it came to. */
export const lotteryMenu: MenuGroup = {
  key: 'lottery',
  title: 'console_nav_lottery',
  places: [
    {
      key: 'lottery-issues',
      text: 'console_nav_lottery_issues',
      icon: 'cal',
      href: paths.lotteryIssues,
      ability: 'lottery.view',
    },
    {
      key: 'lottery-results',
      text: 'console_nav_lottery_results',
      icon: 'edit',
      href: paths.lotteryResults,
      ability: 'lottery.view',
    },
    {
      key: 'lottery-numbers',
      text: 'console_nav_lottery_numbers',
      icon: 'grid',
      href: paths.lotteryNumbers,
      ability: 'lottery.view',
    },
    {
      key: 'lottery-days',
      text: 'console_nav_lottery_days',
      icon: 'clock',
      href: paths.lotteryDays,
      ability: 'lottery.view',
    },
    {
      key: 'lottery-orders',
      text: 'console_nav_lottery_orders',
      icon: 'search',
      href: paths.lotteryOrders,
      ability: 'lottery.view',
    },
    {
      key: 'lottery-games',
      text: 'console_nav_lottery_games',
      icon: 'lott',
      href: paths.lotteryGames,
      ability: 'lottery.view',
    },
    {
      key: 'lottery-report',
      text: 'console_nav_lottery_report',
      icon: 'chart',
      href: paths.lotteryReport,
      ability: 'lottery.view',
    },
  ],
}
