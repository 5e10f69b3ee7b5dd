/** What the house gives; each only where the house has it. */
import { paths } from '../../paths.ts'
import type { MenuArea, NavigationEntry } from './entry.ts'

const promotions: NavigationEntry = {
  key: 'promotions',
  text: 'side_promotions',
  icon: 'promo',
  href: paths.promotions(),
}

/** A page of the member centre. */
const own = (
  key: string,
  text: NavigationEntry['text'],
  icon: NavigationEntry['icon'],
  panel: Parameters<typeof paths.member>[0],
  counts?: NavigationEntry['counts'],
): NavigationEntry => ({
  key,
  text,
  icon,
  href: paths.member(panel),
  isMember: true,
  ...(counts ? { counts } : {}),
})

const rewardCentre = own('rewards', 'footer_reward_centre', 'gift', 'rewardCenter', 'rewards')
const missions = own('missions', 'side_missions', 'mission', 'missionLeaderboard', 'missions')
const rebate = own('rebate', 'side_rebate', 'rebate', 'manualRebate')
const vip = own('vip', 'side_vip', 'vip', 'playerRank')
const friends = own('referral', 'side_invite_friends', 'agent', 'referral')

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
