/** Where rewards come from: the tiles of the reward centre, and the sign of each source. A line for each. */
import type { IconName } from '../../../ui/icon/icon.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'
import { paths } from '../../paths.ts'

export interface RewardKind {
  readonly key: string
  readonly text: TextKey
  readonly icon: IconName
  readonly href: string
  /** What the house must have; without it there is no such tile. */
  readonly needs?: 'hasVip' | 'hasRebates'
}

export const rewardKinds: readonly RewardKind[] = [
  { key: 'promotions', text: 'nav_promotions', icon: 'promo', href: paths.promotions() },
  {
    key: 'missions',
    text: 'member_missionLeaderboard',
    icon: 'mission',
    href: paths.member('missionLeaderboard'),
  },
  { key: 'check-in', text: 'check_in_title', icon: 'cal', href: paths.member('checkIn') },
  { key: 'envelopes', text: 'member_redEnvelope', icon: 'gift', href: paths.member('redEnvelope') },
  { key: 'raffle', text: 'member_raffle', icon: 'trophy', href: paths.member('raffle') },
  { key: 'friends', text: 'member_referral', icon: 'agent', href: paths.member('referral') },
  {
    key: 'rebate',
    text: 'member_manualRebate',
    icon: 'rebate',
    href: paths.member('manualRebate'),
    needs: 'hasRebates',
  },
  { key: 'vip', text: 'member_playerRank', icon: 'vip', href: paths.member('playerRank'), needs: 'hasVip' },
  { key: 'points', text: 'nav_points_mall', icon: 'coin', href: paths.pointMall() },
]

/** By the word before the colon of a reward's address. */
export const sourceIcons: Readonly<Record<string, IconName>> = {
  PROMOTION: 'promo',
  REBATE: 'rebate',
  MISSION: 'mission',
  RAFFLE: 'trophy',
  REFERRAL: 'agent',
}
