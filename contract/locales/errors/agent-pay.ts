/** The sentences of refusals of payments to agents. */
import type { agentPayErrors } from '../../errors/agent-pay.ts'
import type { AreaSentences } from './area.ts'

export const agentPaySentences: AreaSentences<keyof typeof agentPayErrors> = {
  th: {
    AGENT_PAYMENT_NOT_FOUND: 'ไม่พบรายการจ่ายนี้',
    AGENT_PAYMENT_STATE: 'รายการจ่ายนี้มีการเปลี่ยนแปลง กรุณาโหลดหน้าใหม่',
    AGENT_PAYMENT_SAME_PERSON: 'ผู้เปลี่ยนสัญญาอนุมัติการจ่ายไม่ได้',
  },
  en: {
    AGENT_PAYMENT_NOT_FOUND: 'This payment was not found',
    AGENT_PAYMENT_STATE: 'This payment has changed, please reload',
    AGENT_PAYMENT_SAME_PERSON: 'Who changed the contract cannot approve its payment',
  },
  zh: {
    AGENT_PAYMENT_NOT_FOUND: '未找到此付款',
    AGENT_PAYMENT_STATE: '付款状态已变更，请刷新',
  },
}
