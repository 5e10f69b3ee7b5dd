/** The member's money and bets. */
import { paths } from '../../paths.ts'
import type { MenuArea } from './entry.ts'

export const moneyEntries: MenuArea = () => [
  {
    key: 'deposit',
    text: 'header_deposit',
    icon: 'deposit',
    href: paths.member('depositv2'),
    isMember: true,
    startsGroup: true,
  },
  {
    key: 'withdraw',
    text: 'header_withdraw',
    icon: 'withdraw',
    href: paths.member('withdraw'),
    isMember: true,
  },
  {
    key: 'bets',
    text: 'side_betting_record',
    icon: 'list',
    href: paths.member('personalHistoryCopy'),
    isMember: true,
  },
]
