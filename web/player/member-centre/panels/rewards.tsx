/** What the house gives. */
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { PanelGroup } from './panel.ts'

export const rewardPanels: PanelGroup = {
  key: 'rewards',
  title: 'member_group_rewards',
  panels: [
    {
      key: 'rewardCenter',
      icon: 'star',
      title: 'member_rewardCenter',
      counts: 'rewards',
      Page: lazyPart(() => import('../../features/promotions/reward-centre.tsx')),
    },
    {
      key: 'missionLeaderboard',
      icon: 'mission',
      title: 'member_missionLeaderboard',
      counts: 'missions',
      Page: lazyPart(async () => ({
        default: (await import('../../features/missions/missions-page.tsx')).MissionsPage,
      })),
    },
    {
      key: 'checkIn',
      icon: 'cal',
      title: 'check_in_title',
      Page: lazyPart(async () => ({
        default: (await import('../../features/missions/check-in-page.tsx')).CheckInPage,
      })),
    },
    {
      key: 'manualRebate',
      icon: 'rebate',
      title: 'member_manualRebate',
      needs: 'hasRebates',
      Page: lazyPart(async () => ({
        default: (await import('../../features/rewards/rebate-page.tsx')).RebatePage,
      })),
    },
    {
      key: 'playerRank',
      icon: 'vip',
      title: 'member_playerRank',
      needs: 'hasVip',
      Page: lazyPart(async () => ({
        default: (await import('../../features/rewards/vip-page.tsx')).VipPage,
      })),
    },
    {
      key: 'redEnvelope',
      icon: 'gift',
      title: 'member_redEnvelope',
      Page: lazyPart(async () => ({
        default: (await import('../../features/draws/rain-page.tsx')).RainPage,
      })),
    },
    {
      key: 'raffle',
      icon: 'lott',
      title: 'member_raffle',
      Page: lazyPart(async () => ({
        default: (await import('../../features/draws/raffle-page.tsx')).RafflePage,
      })),
    },
    {
      key: 'referral',
      icon: 'agent',
      title: 'member_referral',
      Page: lazyPart(async () => ({
        default: (await import('../../features/referral/referral-page.tsx')).ReferralPage,
      })),
    },
  ],
}
