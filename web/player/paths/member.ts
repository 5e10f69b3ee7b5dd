/** The member centre. */
import type { SitePage } from './page.ts'

/** Its panels, by their names of the spec. */
export type MemberPanel =
  | 'transferFund'
  | 'depositv2'
  | 'withdraw'
  | 'transferUpline'
  | 'personalHistoryCopy'
  | 'transactionHistory'
  | 'personalProfit'
  | 'bonusDetails'
  | 'rewardCenter'
  | 'missionLeaderboard'
  | 'checkIn'
  | 'redEnvelope'
  | 'raffle'
  | 'manualRebate'
  | 'playerRank'
  | 'referral'
  | 'securityCenter'
  | 'limits'
  | 'verification'
  | 'messageV2'
  | 'newsChoices'
  | 'feedback'

export const memberAddresses = {
  member: (panel?: MemberPanel) => (panel ? `/member?page=${panel}` : '/member'),
} as const

export const memberPages: readonly SitePage[] = [{ path: '/member', title: 'nav_account', needsLogin: true }]
