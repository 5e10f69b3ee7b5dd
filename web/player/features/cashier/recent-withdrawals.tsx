import { useState } from 'react'
import { complainWithdrawal } from '../../../../contract/player/cashier/complain-withdrawal.ts'
import { listWithdrawals } from '../../../../contract/player/cashier/list-withdrawals.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import styles from './cashier.module.css'
import { netText, placeShort } from './places.ts'
import { ProblemWindow } from './problem-window.tsx'
import { withdrawalStateText, withdrawalTone } from './states.ts'
import { formOf, type Withdrawal } from './withdrawals.ts'

/** The member's last withdrawals; of one that ended as paid a problem can be reported for thirty days. */
export function RecentWithdrawals() {
  const t = useText()
  const { data } = useCall(listWithdrawals, { query: { pageNo: 1, pageSize: 5 } })
  const [complained, setComplained] = useState<Withdrawal>()
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const complain = async (reason: string, remark: string, pictures: readonly File[]) => {
    await callServer(
      complainWithdrawal,
      {
        params: { withdrawalId: complained!.withdrawalId },
        body: formOf({ reason, remark }, pictures) as never,
      },
      { timeoutMs: 60_000 },
    )
    toast.good(t('withdraw_complain_sent'))
    setOpen(false)
    await refresh(listWithdrawals)
  }
  return (
    <section>
      <div className="row">
        <h2 className={`grow ${styles.heading}`}>{t('withdraw_recent')}</h2>
        {data.totalCount > data.list.length ? (
          <AppButton kind="quiet" size="small" href={paths.member('transactionHistory')}>
            {t('common_all')}
          </AppButton>
        ) : null}
      </div>
      {data.list.length === 0 ? (
        <EmptyState title={t('withdraw_none')} text={t('withdraw_none_hint')} />
      ) : (
        <ul className={`panel ${styles.rows}`}>
          {data.list.map((withdrawal) => (
            <li key={withdrawal.withdrawalId} className={`${styles.rowItem} ${styles.recent}`}>
              <span className="grow">
                <b className="number">{formatMoney(withdrawal.amount)}</b>
                <small className="note text-3">
                  {formatRecordTime(withdrawal.createdAt)} ·{' '}
                  {withdrawal.crypto ? `${netText(withdrawal, t)} · ` : ''}
                  {placeShort(withdrawal.bankAccount, t)}
                  {withdrawal.remark ? ` · ${withdrawal.remark}` : ''}
                </small>
                {withdrawal.isForced ? (
                  <small className="note text-2">{t('withdraw_forced_receipt')}</small>
                ) : null}
                <ComplaintLine withdrawal={withdrawal} />
              </span>
              <Badge tone={withdrawalTone(withdrawal.state)}>
                {t(withdrawalStateText(withdrawal.state))}
              </Badge>
              {withdrawal.canComplain ? (
                <Button
                  size="small"
                  kind="quiet"
                  onClick={() => {
                    setComplained(withdrawal)
                    setOpen(true)
                  }}
                >
                  {t('withdraw_complain')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {complained ? (
        <ProblemWindow
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={t('withdraw_complain_title')}
          withdrawal={complained}
          submitText={t('withdraw_complain')}
          isRemarkRequired
          note={t('withdraw_complain_text', {
            dueBy: complained.dueBy ? formatRecordTime(complained.dueBy) : '',
          })}
          onSend={complain}
        />
      ) : null}
    </section>
  )
}

function ComplaintLine({ withdrawal: { complaint } }: { withdrawal: Withdrawal }) {
  const t = useText()
  if (!complaint) return null
  const text =
    complaint.state === 'OPEN'
      ? t('withdraw_complain_open', { dueBy: formatRecordTime(complaint.dueBy) })
      : t(complaint.state === 'UPHELD' ? 'withdraw_complain_upheld' : 'withdraw_complain_declined', {
          answer: complaint.answer ?? '',
        })
  return <small className="note text-2">{text}</small>
}
