import { useState } from 'react'
import { cancelWithdrawal } from '../../../../contract/player/cashier/cancel-withdrawal.ts'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { confirmWithdrawal } from '../../../../contract/player/cashier/confirm-withdrawal.ts'
import { listPendingWithdrawals, type listPendingWithdrawalsSchemas } from '../../../../contract/player/cashier/list-pending-withdrawals.ts'
import { listWithdrawals } from '../../../../contract/player/cashier/list-withdrawals.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { serverOffsetMs } from '../../../client/server-clock.ts'
import { useSend } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatClock, formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ConfirmationClock } from '../../../ui/status/confirmation-clock.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Timeline } from '../../../ui/status/timeline.tsx'
import styles from './cashier.module.css'
import { withdrawalStateText, withdrawalTone } from './states.ts'

type Withdrawal = ValueOf<typeof listPendingWithdrawalsSchemas>['list'][number]

const changed = [checkWithdrawal, listPendingWithdrawals, listWithdrawals, checkBalance]
const REMARK_LENGTH = 140

/** The withdrawal in progress: every step with its time, the clock, and what the member may do now. */
export function WithdrawalProgress({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const cancel = useSend(cancelWithdrawal, { changes: changed })
  const [isAsking, setAsking] = useState(false)
  const { withdrawalId, state, steps, bankAccount } = withdrawal
  const params = { withdrawalId }
  return (
    <section className={styles.columns}>
      <div className={`panel padded stack`}>
        <div className="row"><h2 className="grow">{t('withdraw_progress')}</h2><Badge tone={withdrawalTone(state)}>{t(withdrawalStateText(state))}</Badge></div>
        <Timeline label={t('withdraw_progress')} steps={steps.map((step, place) => ({
          key: `${step.state}${place}`, title: t(withdrawalStateText(step.state)), time: formatDateTime(step.at), state: place === steps.length - 1 ? 'now' : 'done',
        }))} />
        {withdrawal.canCancel ? <Button kind="line" isBusy={cancel.isPending} onClick={() => setAsking(true)}>{t('withdraw_cancel')}</Button> : null}
        <ConfirmDialog isOpen={isAsking} confirmText={t('withdraw_cancel')} onCancel={() => setAsking(false)}
          onConfirm={() => cancel.mutateAsync({ params }).then(() => setAsking(false), (error: unknown) => { setAsking(false); toast.bad(errorText(error, t)) })}>
          {t('withdraw_cancel_confirm')}
        </ConfirmDialog>
      </div>
      <div className={`yo frame ${styles.summary}`}>
        {state === 'CONFIRM_WAIT' && withdrawal.confirmBy && withdrawal.paidAt ? <Confirmation withdrawal={withdrawal} /> : null}
        <KeyValues rows={[
          { key: 'amount', label: t('withdraw_amount'), value: formatMoney(withdrawal.amount) },
          { key: 'fee', label: t('withdraw_fee_label'), value: withdrawal.feeAmount === 0 ? t('withdraw_fee_free') : formatMoney(withdrawal.feeAmount) },
          { key: 'to', label: t('withdraw_to'), value: `${bankAccount.bankCode} ${bankAccount.accountNo}` },
          ...(withdrawal.payoutReference ? [{ key: 'reference', label: t('withdraw_reference'), value: withdrawal.payoutReference, copyText: withdrawal.payoutReference }] : []),
          ...(withdrawal.remark ? [{ key: 'remark', label: t('withdraw_reason'), value: withdrawal.remark }] : []),
          { key: 'net', label: t('withdraw_net'), value: <span className="money">{formatMoney(withdrawal.netAmount)}</span>, isTotal: true },
        ]} />
      </div>
    </section>
  )
}

/** Received or not: the clock runs, the sentence names its exact end. */
function Confirmation({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const confirm = useSend(confirmWithdrawal, { changes: changed })
  const [isDisputing, setDisputing] = useState(false)
  const [remark, setRemark] = useState('')
  const { withdrawalId, paidAt, confirmBy } = withdrawal
  const send = (body: { action: 'RECEIVED' | 'NOT_RECEIVED'; remark?: string }) =>
    confirm.mutateAsync({ params: { withdrawalId }, body }).then(() => setDisputing(false), (error: unknown) => toast.bad(errorText(error, t)))
  return (
    <div className={styles.clock}>
      <h2 className={styles.qrTitle}>{t('withdraw_confirm_title')}</h2>
      <ConfirmationClock startsAt={paidAt!} endsAt={confirmBy!} clockOffsetMs={serverOffsetMs()} caption={t('withdraw_clock')} />
      <p className="small text-2">{t('withdraw_until', { 0: formatClock(confirmBy!) })}</p>
      <div className={styles.actions}>
        <Button kind="line" onClick={() => setDisputing(true)}>{t('withdraw_confirm_not_received')}</Button>
        <Button kind="jade" isBusy={confirm.isPending} onClick={() => { void send({ action: 'RECEIVED' }) }}>{t('withdraw_confirm_received')}</Button>
      </div>
      <p className="note text-3">{t('withdraw_confirm_right')}</p>
      <Modal isOpen={isDisputing} onClose={() => setDisputing(false)} title={t('withdraw_dispute_title')}>
        <div className="stack">
          <p className="small text-2">{t('withdraw_dispute_text')}</p>
          <TextAreaField label={t('withdraw_dispute_remark')} maxLength={REMARK_LENGTH} count={remark.length} value={remark} onChange={(event) => setRemark(event.target.value)} />
          <Button kind="primary" isBlock isBusy={confirm.isPending} onClick={() => { void send({ action: 'NOT_RECEIVED', ...(remark ? { remark } : {}) }) }}>{t('withdraw_dispute_send')}</Button>
        </div>
      </Modal>
    </div>
  )
}
