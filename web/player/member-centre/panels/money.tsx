/** Money in and out. */
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { PanelGroup } from './panel.ts'

export const moneyPanels: PanelGroup = {
  key: 'money',
  title: 'member_group_money',
  panels: [
    {
      key: 'transferFund',
      icon: 'wallet',
      title: 'member_transferFund',
      Page: lazyPart(async () => ({
        default: (await import('../../features/cashier/wallet-page.tsx')).WalletPage,
      })),
    },
    {
      key: 'depositv2',
      icon: 'deposit',
      title: 'deposit_title',
      Page: lazyPart(async () => ({
        default: (await import('../../features/cashier/deposit-page.tsx')).DepositPage,
      })),
    },
    {
      key: 'withdraw',
      icon: 'withdraw',
      title: 'withdraw_title',
      Page: lazyPart(async () => ({
        default: (await import('../../features/cashier/withdraw-page.tsx')).WithdrawPage,
      })),
    },
    {
      key: 'transferUpline',
      icon: 'agent',
      title: 'member_transferUpline',
      Page: lazyPart(() => import('../../features/cashier/line-page.tsx')),
    },
  ],
}
