/** Texts of what agents are paid, known to `useText()`. */
import type agentPay from '../../locales/en/agent-pay.ts'

type AgentPayTexts = typeof agentPay

declare module '../../../ui/i18n/messages.ts' {
  interface Messages extends AgentPayTexts {}
}
