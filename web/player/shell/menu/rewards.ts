/** What the house gives; each only where the house has it. */
import { paths } from '../../paths.ts'
import type { MenuArea, NavigationEntry } from './entry.ts'

const rebate: NavigationEntry = {
  key: 'rebate',
  text: 'side_rebate',
  icon: 'rebate',
  href: paths.member('manualRebate'),
  isMember: true,
}
const vip: NavigationEntry = {
  key: 'vip',
  text: 'side_vip',
  icon: 'vip',
  href: paths.member('playerRank'),
  isMember: true,
}

const friends: NavigationEntry = {
  key: 'referral',
  text: 'side_invite_friends',
  icon: 'agent',
  href: paths.member('referral'),
  isMember: true,
}

export const rewardArea: MenuArea = ({ hasVip, hasRebates, isAgent }) => [
  ...(hasRebates ? [rebate] : []),
  ...(hasVip ? [vip] : []),
  // Agents have links of their own.
  ...(isAgent ? [] : [friends]),
]
