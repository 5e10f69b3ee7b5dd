/** Texts of the agents' pages, known to `useText()`. */
import type agent from '../locales/en/agent.ts'
import { centreAreas } from '../member-centre/texts.ts'

type AgentTexts = typeof agent

declare module '../../ui/i18n/messages.ts' {
  interface Messages extends AgentTexts {}
}

/** What the agents' login page needs, and what their centre needs for the panels it shares with members. */
export const agentLoginAreas = ['auth', 'forms', 'agent'] as const
export const agentHomeAreas = [...centreAreas, 'content', 'agent'] as const
