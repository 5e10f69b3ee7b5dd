import type { listAgentPaymentsSchemas } from '../../../../contract/operator/agents/pay/list-agent-payments.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { useText } from '../../../ui/i18n/text.tsx'

export type DeskPayment = ValueOf<typeof listAgentPaymentsSchemas>['list'][number]

const states = {
  CALCULATED: ['waiting', 'op_pay_waiting'],
  APPROVED: ['info', 'op_pay_approved'],
  PAID: ['good', 'op_pay_paid'],
  HELD: ['bad', 'op_pay_held'],
} as const

export function PaymentState({ payment: { state, amount } }: { payment: DeskPayment }) {
  const t = useText()
  if (state === 'PAID' && amount === 0) return <Badge>{t('op_pay_nothing')}</Badge>
  const [tone, text] = states[state]
  return <Badge tone={tone}>{t(text)}</Badge>
}
