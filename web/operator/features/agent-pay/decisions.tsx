import { useState } from 'react'
import { approveAgentPayments } from '../../../../contract/operator/agents/pay/approve-agent-payments.ts'
import { holdAgentPayments } from '../../../../contract/operator/agents/pay/hold-agent-payments.ts'
import { listAgentPayments } from '../../../../contract/operator/agents/pay/list-agent-payments.ts'
import { readAgentPayment } from '../../../../contract/operator/agents/pay/read-agent-payment.ts'
import { releaseAgentPayments } from '../../../../contract/operator/agents/pay/release-agent-payments.ts'
import { formatMoney } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { DeskPayment } from './payment-state.tsx'
import styles from './agent-pay.module.css'

const sumOf = (payments: readonly DeskPayment[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0)
const again = () => void refresh(listAgentPayments, readAgentPayment)

/** Approves these at once; nothing where none waits for this operator. */
export function ApproveMany({ payments }: { payments: readonly DeskPayment[] }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  if (payments.length === 0) return null
  const approve = async () => {
    setBusy(true)
    try {
      const { count } = await callServer(approveAgentPayments, {
        body: { paymentIds: payments.map(({ paymentId }) => paymentId) },
      })
      toast.good(t('op_pay_done_approve', { count }))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(false)
    again()
  }
  return (
    <Button size="small" kind="jade" isBusy={isBusy} onClick={() => void approve()}>
      {t('op_pay_approve_many', { count: payments.length, amount: formatMoney(sumOf(payments)) })}
    </Button>
  )
}

/** What this operator may do with one payment. */
export function Decisions({ payment }: { payment: DeskPayment }) {
  const t = useText()
  const [asking, setAsking] = useState<'hold' | 'release' | null>(null)
  const may = (ability: string) => payment.abilities.includes(ability)
  const decide = async (reason: string) => {
    const body = { paymentIds: [payment.paymentId], reason }
    const { count } =
      asking === 'hold'
        ? await callServer(holdAgentPayments, { body })
        : await callServer(releaseAgentPayments, { body })
    toast.good(t(asking === 'hold' ? 'op_pay_done_hold' : 'op_pay_done_release', { count }))
    again()
  }
  return (
    <div className={styles.decisions}>
      {may('hold') ? (
        <Button kind="line" onClick={() => setAsking('hold')}>
          {t('op_pay_hold')}
        </Button>
      ) : null}
      {may('release') ? (
        <Button kind="line" onClick={() => setAsking('release')}>
          {t('op_pay_release')}
        </Button>
      ) : null}
      {may('approve') ? <ApproveMany payments={[payment]} /> : null}
      <ReasonDialog
        isOpen={asking !== null}
        title={t(asking === 'release' ? 'op_pay_release' : 'op_pay_hold')}
        label={t('op_pay_reason')}
        isRequired
        submitText={t(asking === 'release' ? 'op_pay_release' : 'op_pay_hold')}
        onSubmit={decide}
        onClose={() => setAsking(null)}
      >
        {payment.account} · {payment.periodId} · {formatMoney(payment.amount)}
      </ReasonDialog>
    </div>
  )
}
