/** The agents' pages, which have a frame of their own. */
import type { SitePage } from './page.ts'

/** The panels of the agent centre; agent/panels.ts lists those that there are. */
export const agentPanelKeys = [
  'home',
  'deposit',
  'withdraw',
  'transfer',
  'announcement',
  'team',
  'register',
  'members',
  'contracts',
  'betting',
  'loss',
  'income',
  'account',
  'bonus',
  'daily',
  'hourly',
  'realtime',
  'messages',
] as const
export type AgentPanel = (typeof agentPanelKeys)[number]

export const agentAddresses = {
  agent: () => '/agent',
  agentHome: (panel?: AgentPanel, query: Readonly<Record<string, string>> = {}) =>
    panel ? `/agentHome?${new URLSearchParams({ page: panel, ...query }).toString()}` : '/agentHome',
} as const

export const agentPages: readonly SitePage[] = [
  { path: '/agent', title: 'title_agent_login' },
  { path: '/agentHome', title: 'title_agent', needsLogin: true },
]
