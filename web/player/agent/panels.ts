/**
 * The entries of the agent centre, in the order of its menu. An entry stands here once its page does, so
 * none leads nowhere.
 */
import type { ComponentType } from 'react'
import type { IconName } from '../../ui/icon/icon.tsx'
import type { TextKey } from '../../ui/i18n/text.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { AgentPanel } from '../paths.ts'

export type AgentGroup = 'money' | 'team' | 'income' | 'contact'

export interface AgentEntry {
  key: AgentPanel
  group: AgentGroup
  icon: IconName
  title: TextKey
  /** What the bar of phones calls it, where the title is too long for a fifth of the width. */
  barTitle?: TextKey
  Page: ComponentType
  /** The panel brings a heading of its own. */
  isTitled?: boolean
  /** Only for agents with contracts: types 1 and 2, not 41 and 42. */
  needsContracts?: boolean
  counts?: 'unread'
}

/** Groups of the menu in their order; the first has no heading. */
export const agentGroups: readonly { key: AgentGroup; title?: TextKey }[] = [
  { key: 'money' },
  { key: 'team', title: 'agent_group_team' },
  { key: 'income', title: 'agent_group_income' },
  { key: 'contact', title: 'agent_group_contact' },
]

/** What stands on the bar of phones, beside the menu: the first four that there are. */
const barOrder: readonly AgentPanel[] = ['home', 'members', 'income', 'messages', 'deposit', 'announcement']

export const agentPanels: readonly AgentEntry[] = [
  {
    key: 'deposit',
    group: 'money',
    icon: 'deposit',
    title: 'agent_deposit',
    Page: lazyPart(async () => ({
      default: (await import('../features/cashier/deposit-page.tsx')).DepositPage,
    })),
  },
  {
    key: 'withdraw',
    group: 'money',
    icon: 'withdraw',
    title: 'agent_withdraw',
    Page: lazyPart(async () => ({
      default: (await import('../features/cashier/withdraw-page.tsx')).WithdrawPage,
    })),
  },
  {
    key: 'transfer',
    group: 'money',
    icon: 'agent',
    title: 'agent_transfer',
    Page: lazyPart(() => import('../features/cashier/line-page.tsx')),
  },
  {
    key: 'announcement',
    group: 'money',
    icon: 'horn',
    title: 'agent_announcement',
    isTitled: true,
    Page: lazyPart(() => import('../features/messaging/announce-page.tsx')),
  },
  {
    key: 'home',
    group: 'team',
    icon: 'agent',
    title: 'agent_home',
    barTitle: 'agent_bar_home',
    Page: lazyPart(() => import('./team/home-page.tsx')),
  },
  {
    key: 'team',
    group: 'team',
    icon: 'chart',
    title: 'agent_team_overview',
    Page: lazyPart(() => import('./team/team-page.tsx')),
  },
  {
    key: 'members',
    group: 'team',
    icon: 'edit',
    title: 'agent_team_management',
    barTitle: 'agent_bar_team',
    Page: lazyPart(() => import('./team/members-page.tsx')),
  },
  {
    key: 'register',
    group: 'team',
    icon: 'user',
    title: 'agent_register_account',
    Page: lazyPart(() => import('./line/register-page.tsx')),
  },
  {
    key: 'contracts',
    group: 'team',
    icon: 'note',
    title: 'agent_contracts',
    isTitled: true,
    needsContracts: true,
    Page: lazyPart(() => import('./contracts/contracts-page.tsx')),
  },
  {
    key: 'betting',
    group: 'team',
    icon: 'list',
    title: 'agent_team_betting',
    Page: lazyPart(() => import('./team/betting-page.tsx')),
  },
  {
    key: 'loss',
    group: 'team',
    icon: 'chart',
    title: 'agent_user_loss',
    Page: lazyPart(() => import('./team/loss-page.tsx')),
  },
  {
    key: 'income',
    group: 'income',
    icon: 'chart',
    title: 'agent_my_income',
    barTitle: 'agent_bar_income',
    Page: lazyPart(() => import('./pay/income-page.tsx')),
  },
  {
    key: 'account',
    group: 'income',
    icon: 'note',
    title: 'agent_account_details',
    Page: lazyPart(async () => ({
      default: (await import('../features/records/transactions-page.tsx')).TransactionsPage,
    })),
  },
  {
    key: 'bonus',
    group: 'income',
    icon: 'coin',
    title: 'agent_dividends',
    needsContracts: true,
    Page: lazyPart(async () => ({
      default: (await import('./pay/statements-page.tsx')).DividendPage,
    })),
  },
  {
    key: 'daily',
    group: 'income',
    icon: 'wallet',
    title: 'agent_daily_wage',
    needsContracts: true,
    Page: lazyPart(async () => ({
      default: (await import('./pay/statements-page.tsx')).DailyPage,
    })),
  },
  {
    key: 'hourly',
    group: 'income',
    icon: 'wallet',
    title: 'agent_hourly_salary',
    needsContracts: true,
    Page: lazyPart(async () => ({
      default: (await import('./pay/statements-page.tsx')).HourlyPage,
    })),
  },
  {
    key: 'realtime',
    group: 'income',
    icon: 'wallet',
    title: 'agent_real_time_salary',
    needsContracts: true,
    Page: lazyPart(async () => ({
      default: (await import('./pay/statements-page.tsx')).RealtimePage,
    })),
  },
  {
    key: 'messages',
    group: 'contact',
    icon: 'mail',
    title: 'agent_platform_messages',
    barTitle: 'agent_bar_messages',
    counts: 'unread',
    Page: lazyPart(async () => ({
      default: (await import('../features/messaging/inbox-page.tsx')).InboxPage,
    })),
  },
]

/** The entries that an agent of this type has: 41 and 42 earn by points only and have no contracts. */
export function entriesOf(memberType: number | undefined): readonly AgentEntry[] {
  const hasContracts = memberType === 1 || memberType === 2
  return agentPanels.filter((entry) => hasContracts || !entry.needsContracts)
}

export function barEntries(entries: readonly AgentEntry[]): readonly AgentEntry[] {
  return barOrder.flatMap((key) => entries.filter((entry) => entry.key === key)).slice(0, 4)
}

/** The entry that opens the centre: the overview once it stands, else the announcements. */
export function firstEntry(entries: readonly AgentEntry[]): AgentEntry {
  return entries.find(({ key }) => key === 'home') ?? entries.find(({ key }) => key === 'announcement')!
}
