/** Texts of the agents' pages, known to `useText()`. */
import type agent from '../locales/en/agent.ts'
import type contracts from '../locales/en/agent-contracts.ts'

type AgentTexts = typeof agent
type ContractTexts = typeof contracts

declare module '../../ui/i18n/messages.ts' {
  interface Messages extends AgentTexts, ContractTexts {}
}
