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

export const rewardArea: MenuArea = ({ hasVip, hasRebates }) => [
  ...(hasRebates ? [rebate] : []),
  ...(hasVip ? [vip] : []),
]
