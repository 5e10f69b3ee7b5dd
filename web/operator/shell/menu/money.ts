import { paths } from '../../paths.ts'
import type { MenuGroup } from './menu-group.ts'

/** Money that comes in and goes out, and what it is matched with. */
export const moneyMenu: MenuGroup = {
  key: 'money',
  title: 'console_nav_money',
  places: [
    {
      key: 'withdrawals',
      text: 'console_nav_withdrawals',
      short: 'console_bar_withdrawals',
      icon: 'withdraw',
      href: paths.withdrawals,
      ability: 'withdrawals.read',
      counts: 'withdrawals',
    },
    {
      key: 'deposits',
      text: 'console_nav_deposits',
      icon: 'deposit',
      href: paths.deposits,
      ability: 'deposits.read',
      counts: 'deposits',
    },
    {
      key: 'receivers',
      text: 'console_nav_receivers',
      icon: 'wallet',
      href: paths.receivers,
      ability: 'deposits.read',
    },
    {
      key: 'statements',
      text: 'console_nav_statements',
      icon: 'upload',
      href: paths.statements,
      ability: 'deposits.read',
    },
    {
      key: 'adjustments',
      text: 'console_nav_adjustments',
      icon: 'refresh',
      href: paths.adjustments,
      ability: 'members.read',
      counts: 'adjustments',
    },
  ],
}
