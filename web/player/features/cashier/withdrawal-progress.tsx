import { useState } from 'react'
import { cancelWithdrawal } from '../../../../contract/player/cashier/cancel-withdrawal.ts'
import { lockWithdrawals } from '../../../../contract/player/cashier/lock-withdrawals.ts'
import { useSend } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Timeline } from '../../../ui/status/timeline.tsx'
import styles from './cashier.module.css'
import withdrawalStyles from './withdrawal.module.css'
import { netText, placeShort } from './places.ts'
import { withdrawalStateText, withdrawalTone } from './states.ts'
import { formatUsdt } from './usdt.ts'
import { Confirmation } from './withdrawal-confirmation.tsx'
import { Parts, PartsTotal } from './withdrawal-parts.tsx'
import { Waiting } from './withdrawal-waiting.tsx'
import { changedByWithdrawal, type Withdrawal } from './withdrawals.ts'

/**
 * The withdrawal in progress: what is awaited and until when, its transfers, every step with its time, and
 * what the member may do now.
 */
export function WithdrawalProgress({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set())
  const { withdrawalId, state, steps, bankAccount, parts, crypto } = withdrawal
  const isConfirming = state === 'CONFIRM_WAIT' && withdrawal.confirmBy !== null && withdrawal.paidAt !== null
  const toggle = (partNo: number) =>
    setArrived((old) => {
      const next = new Set(old)
      if (!next.delete(partNo)) next.add(partNo)
      return next
    })
  return (
    <section className="stack">
      {isConfirming ? (
        <Confirmation withdrawal={withdrawal} arrived={arrived} />
      ) : (
        <Waiting withdrawal={withdrawal} />
      )}
      {parts.length > 1 ? (
        <div className={styles.columns}>
          <Parts parts={parts} arrived={arrived} {...(isConfirming ? { onToggle: toggle } : {})} />
          <PartsTotal withdrawal={withdrawal} />
        </div>
      ) : null}
      <div className={withdrawalStyles.halves}>
        <div className="panel padded stack">
          <h2 className={withdrawalStyles.panelTitle}>{t('withdraw_details')}</h2>
          <KeyValues
            rows={[
              {
                key: 'number',
                label: t('withdraw_number'),
                value: withdrawalId.slice(-12),
                copyText: withdrawalId,
              },
              { key: 'amount', label: t('withdraw_amount'), value: formatMoney(withdrawal.amount) },
              {
                key: 'fee',
                label: t('withdraw_fee_label'),
                value:
                  withdrawal.feeAmount === 0 ? (
                    <span className="positive">{t('withdraw_fee_free')}</span>
                  ) : (
                    formatMoney(withdrawal.feeAmount)
                  ),
              },
              { key: 'holder', label: t('withdraw_holder'), value: bankAccount.holderName },
              { key: 'to', label: t('withdraw_to'), value: placeShort(bankAccount, t) },
              ...(crypto
                ? [
                    {
                      key: 'rate',
                      label: t('usdt_rate_fixed'),
                      value: <span className="number">{t('usdt_rate_of', { rate: crypto.rate })}</span>,
                    },
                    {
                      key: 'network',
                      label: t('usdt_network_fee'),
                      value: t('usdt_figure', { amount: formatUsdt(crypto.fee, 0) }),
                    },
                  ]
                : []),
              ...(withdrawal.payoutReference && parts.length < 2
                ? [
                    {
                      key: 'reference',
                      label: t(crypto ? 'usdt_hash' : 'withdraw_reference'),
                      value: <span className={withdrawalStyles.long}>{withdrawal.payoutReference}</span>,
                      copyText: withdrawal.payoutReference,
                    },
                  ]
                : []),
              ...(withdrawal.remark
                ? [{ key: 'remark', label: t('withdraw_reason'), value: withdrawal.remark }]
                : []),
              {
                key: 'state',
                label: t('withdraw_status'),
                value: <Badge tone={withdrawalTone(state)}>{t(withdrawalStateText(state))}</Badge>,
              },
              {
                key: 'net',
                label: t('withdraw_net'),
                value: <span className="money">{netText(withdrawal, t)}</span>,
                isTotal: true,
              },
            ]}
          />
        </div>
        <div className="panel padded stack">
          <h2 className={withdrawalStyles.panelTitle}>{t('withdraw_progress')}</h2>
          <Timeline
            label={t('withdraw_progress')}
            steps={steps.map((step, place) => ({
              key: `${step.state}${place}`,
              title: t(withdrawalStateText(step.state)),
              time: formatRecordTime(step.at),
              state: place === steps.length - 1 ? (step.state === 'DISPUTED' ? 'failed' : 'now') : 'done',
            }))}
          />
          {withdrawal.canCancel ? <TakeBack withdrawalId={withdrawalId} /> : null}
        </div>
      </div>
    </section>
  )
}

/** Taking it back, and giving up that possibility for good. */
function TakeBack({ withdrawalId }: { withdrawalId: string }) {
  const t = useText()
  const cancel = useSend(cancelWithdrawal, { changes: changedByWithdrawal })
  const lock = useSend(lockWithdrawals, { changes: changedByWithdrawal })
  const [question, setQuestion] = useState<'cancel' | 'lock' | null>(null)
  const close = () => setQuestion(null)
  const failed = (error: unknown) => {
    close()
    toast.bad(errorText(error, t))
  }
  return (
    <>
      <Button kind="line" isBusy={cancel.isPending} onClick={() => setQuestion('cancel')}>
        {t('withdraw_cancel')}
      </Button>
      <Button kind="quiet" isBusy={lock.isPending} onClick={() => setQuestion('lock')}>
        {t('withdraw_lock')}
      </Button>
      <ConfirmDialog
        isOpen={question === 'cancel'}
        confirmText={t('withdraw_cancel')}
        onCancel={close}
        onConfirm={() => cancel.mutateAsync({ params: { withdrawalId } }).then(close, failed)}
      >
        {t('withdraw_cancel_confirm')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'lock'}
        confirmText={t('withdraw_lock')}
        onCancel={close}
        onConfirm={() =>
          lock.mutateAsync({}).then(() => {
            close()
            toast.good(t('withdraw_lock_done'))
          }, failed)
        }
      >
        {t('withdraw_lock_confirm')}
      </ConfirmDialog>
    </>
  )
}
