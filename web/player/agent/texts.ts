/** Texts of the agents' pages, known to `useText()`. */
import type agent from '../locales/en/agent.ts'

type AgentTexts = typeof agent

declare module '../../ui/i18n/messages.ts' {
  interface Messages extends AgentTexts {}
}
