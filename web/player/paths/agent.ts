/** The agents' pages, which have a frame of their own. */
import type { SitePage } from './page.ts'

/** The panels of the agent centre that exist. */
export type AgentPanel = 'deposit' | 'withdraw' | 'transfer' | 'announcement' | 'messages'

export const agentAddresses = {
  agent: () => '/agent',
  agentHome: (panel?: AgentPanel) => (panel ? `/agentHome?page=${panel}` : '/agentHome'),
} as const

export const agentPages: readonly SitePage[] = [
  { path: '/agent', title: 'title_agent_login' },
  { path: '/agentHome', title: 'title_agent', needsLogin: true },
]
