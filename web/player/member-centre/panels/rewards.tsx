/** What the house gives. */
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { PanelGroup } from './panel.ts'

export const rewardPanels: PanelGroup = {
  key: 'rewards',
  title: 'member_group_rewards',
  panels: [
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
      key: 'referral',
      icon: 'agent',
      title: 'member_referral',
      Page: lazyPart(async () => ({
        default: (await import('../../features/referral/referral-page.tsx')).ReferralPage,
      })),
    },
  ],
}
