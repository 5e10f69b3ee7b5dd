/** The account: its pages, money, records, messages and safety. */
import { paths } from '../../paths.ts'
import type { MenuArea } from './entry.ts'

export const accountArea: MenuArea = ({ isAgent }) => [
  { key: 'account', text: 'header_menu_account', icon: 'user', href: paths.member(), isMember: true },
  ...(isAgent
    ? [
        {
          key: 'agent',
          text: 'header_menu_agent',
          icon: 'agent',
          href: paths.agentHome(),
          isMember: true,
        } as const,
      ]
    : []),
  {
    key: 'wallet',
    text: 'header_menu_wallet',
    icon: 'wallet',
    href: paths.member('transferFund'),
    isMember: true,
  },
  {
    key: 'bets',
    text: 'header_menu_betting_record',
    icon: 'list',
    href: paths.member('personalHistoryCopy'),
    isMember: true,
  },
  {
    key: 'transactions',
    text: 'header_menu_account_record',
    icon: 'note',
    href: paths.member('transactionHistory'),
    isMember: true,
  },
  {
    key: 'profit',
    text: 'header_menu_my_income',
    icon: 'chart',
    href: paths.member('personalProfit'),
    isMember: true,
  },
  {
    key: 'messages',
    text: 'header_menu_messages',
    icon: 'mail',
    href: paths.member('messageV2'),
    isMember: true,
    counts: 'unread',
  },
  {
    key: 'security',
    text: 'header_menu_security_centre',
    icon: 'shield',
    href: paths.member('securityCenter'),
    isMember: true,
  },
]
