/** What the house gives; each only where the house has it. */
import { paths } from '../../paths.ts'
import type { MenuArea, NavigationEntry } from './entry.ts'

const promotions: NavigationEntry = {
  key: 'promotions',
  text: 'side_promotions',
  icon: 'promo',
  href: paths.promotions(),
  isMember: true,
}
const rewardCentre: NavigationEntry = {
  key: 'rewards',
  text: 'footer_reward_centre',
  icon: 'gift',
  href: paths.member('rewardCenter'),
  isMember: true,
  counts: 'rewards',
}
const missions: NavigationEntry = {
  key: 'missions',
  text: 'side_missions',
  icon: 'mission',
  href: paths.member('missionLeaderboard'),
  isMember: true,
  counts: 'missions',
}
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

/** The same in the side menu, the account menu and the footer. */
export const rewardArea: MenuArea = ({ hasVip, hasRebates, isAgent }) => [
  promotions,
  rewardCentre,
  missions,
  ...(hasRebates ? [rebate] : []),
  ...(hasVip ? [vip] : []),
  // Agents have links of their own.
  ...(isAgent ? [] : [friends]),
]
