/** What was played and moved. */
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { PanelGroup } from './panel.ts'

export const recordPanels: PanelGroup = {
  key: 'records',
  title: 'member_group_records',
  panels: [
    {
      key: 'personalHistoryCopy',
      icon: 'list',
      title: 'member_personalHistoryCopy',
      Page: lazyPart(async () => ({
        default: (await import('../../features/records/betting-page.tsx')).BettingPage,
      })),
    },
    {
      key: 'transactionHistory',
      icon: 'note',
      title: 'member_transactionHistory',
      Page: lazyPart(async () => ({
        default: (await import('../../features/records/transactions-page.tsx')).TransactionsPage,
      })),
    },
    {
      key: 'personalProfit',
      icon: 'chart',
      title: 'member_personalProfit',
      Page: lazyPart(async () => ({
        default: (await import('../../features/records/profit-page.tsx')).ProfitPage,
      })),
    },
    {
      key: 'bonusDetails',
      icon: 'gift',
      title: 'member_bonusDetails',
      Page: lazyPart(async () => ({
        default: (await import('../../features/records/bonus-page.tsx')).BonusPage,
      })),
    },
  ],
}
