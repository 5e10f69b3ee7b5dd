import type { listPaymentsSchemas } from '../../../../contract/player/agents/pay/list-payments.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import './texts.ts'

export type Payment = ValueOf<typeof listPaymentsSchemas>['list'][number]

const stateTexts = {
  CALCULATED: 'agent_payment_calculated',
  APPROVED: 'agent_payment_approved',
  PAID: 'agent_payment_paid',
  HELD: 'agent_payment_held',
} as const satisfies Record<Payment['state'], TextKey>
const stateTones = { CALCULATED: 'waiting', APPROVED: 'info', PAID: 'good', HELD: 'bad' } as const

export function PaymentBadge({ payment: { state, amount } }: { payment: Payment }) {
  const t = useText()
  if (state === 'PAID' && amount === 0) return <Badge>{t('agent_pay_nothing')}</Badge>
  return <Badge tone={stateTones[state]}>{t(stateTexts[state])}</Badge>
}
