import { useState } from 'react'
import { confirmWithdrawal } from '../../../../contract/player/cashier/confirm-withdrawal.ts'
import { callServer } from '../../../client/call.ts'
import { serverOffsetMs } from '../../../client/server-clock.ts'
import { refresh, useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatClock } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ConfirmationClock } from '../../../ui/status/confirmation-clock.tsx'
import styles from './withdrawal.module.css'
import { netText, placeName } from './places.ts'
import { ProblemWindow } from './problem-window.tsx'
import { changedByWithdrawal, formOf, type Withdrawal } from './withdrawals.ts'

/**
 * Received or not: the clock runs, the sentence names its exact end. In parts the total is confirmed, or what
 * is missing named.
 */
export function Confirmation({
  withdrawal,
  arrived,
}: {
  withdrawal: Withdrawal
  arrived: ReadonlySet<number>
}) {
  const t = useText()
  const confirm = useSend(confirmWithdrawal, { changes: changedByWithdrawal })
  const [isDisputing, setDisputing] = useState(false)
  const { withdrawalId, paidAt, confirmBy, parts, bankAccount, crypto } = withdrawal
  const isInParts = parts.length > 1
  const params = { withdrawalId }
  const missing = parts.filter((part) => !arrived.has(part.partNo)).map((part) => part.partNo)
  const confirmAll = async () => {
    if (isInParts && missing.length > 0) return toast.info(t('withdraw_check_all'))
    await confirm
      .mutateAsync({ params, body: { action: isInParts ? 'FULL_PAYMENT' : 'RECEIVED' } })
      .catch((error: unknown) => toast.bad(errorText(error, t)))
  }
  const dispute = async (reason: string, remark: string, pictures: readonly File[]) => {
    const named = isInParts && missing.length < parts.length ? missing.join(',') : ''
    await callServer(
      confirmWithdrawal,
      {
        params,
        body: formOf({ action: 'NOT_RECEIVED', reason, remark, missingParts: named }, pictures) as never,
      },
      { timeoutMs: 60_000 },
    )
    toast.good(t('withdraw_dispute_done'))
    setDisputing(false)
    await refresh(...changedByWithdrawal)
  }
  return (
    <div className={`yo frame ${styles.confirming}`}>
      <ConfirmationClock
        startsAt={paidAt!}
        endsAt={confirmBy!}
        clockOffsetMs={serverOffsetMs()}
        caption={t('withdraw_clock')}
      />
      <div className={styles.confirmText}>
        <h2 className="small text-2">
          {isInParts
            ? t('withdraw_all_sent', { count: parts.length })
            : t('withdraw_sent_to', {
                bank: placeName(bankAccount.bankCode, t),
                accountNo: bankAccount.accountNo,
              })}
        </h2>
        <b className={`money ${styles.sum}`}>{netText(withdrawal, t)}</b>
        {isInParts ? <p className="small text-2">{t('withdraw_check_parts')}</p> : null}
        <p className="small text-2">
          {t(crypto ? 'usdt_check_wallet' : 'withdraw_check_bank', { time: formatClock(confirmBy!) })}
        </p>
        <div className={styles.answers}>
          <Button
            kind="jade"
            size="large"
            icon="check"
            isBusy={confirm.isPending}
            onClick={() => {
              void confirmAll()
            }}
          >
            {t(isInParts ? 'withdraw_all_received' : 'withdraw_confirm_received')}
          </Button>
          <Button kind="line" size="large" onClick={() => setDisputing(true)}>
            {t(isInParts ? 'withdraw_some_missing' : 'withdraw_confirm_not_received')}
          </Button>
        </div>
        <p className="note text-3">{t('withdraw_confirm_right')}</p>
      </div>
      <ProblemWindow
        isOpen={isDisputing}
        onClose={() => setDisputing(false)}
        title={t('withdraw_dispute_title')}
        withdrawal={withdrawal}
        submitText={t('withdraw_dispute_send')}
        note={t('withdraw_dispute_text')}
        lead={
          isInParts && missing.length > 0 && missing.length < parts.length
            ? t('withdraw_dispute_parts', { count: missing.length, parts: missing.join(', ') })
            : undefined
        }
        onSend={dispute}
      />
    </div>
  )
}
