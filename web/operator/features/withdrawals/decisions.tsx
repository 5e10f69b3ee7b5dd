import { useState } from 'react'
import { approveWithdrawal } from '../../../../contract/operator/cashier/approve-withdrawal.ts'
import { markWithdrawalPaid } from '../../../../contract/operator/cashier/mark-withdrawal-paid.ts'
import { rejectWithdrawal } from '../../../../contract/operator/cashier/reject-withdrawal.ts'
import { resolveWithdrawal } from '../../../../contract/operator/cashier/resolve-withdrawal.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { placeCode } from './places.ts'
import { refreshQueue, type Withdrawal } from './queue.ts'
import styles from './withdrawals.module.css'

/**
 * Asks once more with the member, the sum and the account, then approves; above the four-eyes amount it is
 * the first of two.
 */
export function ApproveButton({
  row,
  size,
  remark,
  className,
}: {
  row: Withdrawal
  size?: 'compact'
  remark?: string
  className?: string | undefined
}) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const approve = async () => {
    try {
      const { approvals, approvalsNeeded } = await callServer(approveWithdrawal, {
        params: { withdrawalId: row.withdrawalId },
        body: remark ? { remark } : {},
      })
      toast.good(t(approvals < approvalsNeeded ? 'queue_first_of_two' : 'queue_approved'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(false)
    await refreshQueue()
  }
  const money = (amount: number) => formatMoney(amount, row.currency)
  const isFirstOfTwo = row.approvalsNeeded > 1 && row.approvals + 1 < row.approvalsNeeded
  return (
    <>
      <Button kind="jade" {...(size ? { size } : {})} className={className} onClick={() => setAsking(true)}>
        {t('queue_approve')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="jade"
        title={t('queue_approve_question', { netAmount: money(row.netAmount) })}
        confirmText={t('queue_approve_sum', { netAmount: money(row.netAmount) })}
        onConfirm={approve}
        onCancel={() => setAsking(false)}
      >
        <KeyValues
          rows={[
            { key: 'member', label: t('queue_member'), value: row.account },
            { key: 'amount', label: t('queue_net'), value: <b className="number">{money(row.netAmount)}</b> },
            ...(row.feeAmount > 0
              ? [{ key: 'fee', label: t('queue_fee'), value: money(row.feeAmount) }]
              : []),
            { key: 'account', label: t('queue_account'), value: `${placeCode(row, t)} ${row.accountNo}` },
            { key: 'holder', label: t('queue_holder'), value: row.holderName },
          ]}
        />
        {isFirstOfTwo ? <p>{t('queue_four_eyes_text')}</p> : null}
      </ConfirmDialog>
    </>
  )
}

type Question = 'reject' | 'paid' | 'PAID' | 'RETURNED' | 'REPAY'

const resolutions = {
  PAID: 'queue_resolve_paid',
  RETURNED: 'queue_resolve_returned',
  REPAY: 'queue_resolve_repay',
} as const

/** What this operator may do with it now, as the server says. */
export function DecisionButtons({ row, remark }: { row: Withdrawal; remark: string }) {
  const t = useText()
  const [question, setQuestion] = useState<Question | null>(null)
  const may = (ability: string) => row.abilities.includes(ability)
  const params = { withdrawalId: row.withdrawalId }
  const amount = formatMoney(row.amount, row.currency)
  const close = () => setQuestion(null)
  const after = async (text: string) => {
    toast.good(text)
    await refreshQueue()
  }
  return (
    <div className={styles.decisions}>
      {may('reject') ? (
        <Button className={styles.danger} onClick={() => setQuestion('reject')}>
          {t('queue_reject')}
        </Button>
      ) : null}
      {may('resolve') ? (
        <>
          <Button onClick={() => setQuestion('REPAY')}>{t('queue_resolve_repay')}</Button>
          <Button onClick={() => setQuestion('RETURNED')}>{t('queue_resolve_returned')}</Button>
          <Button kind="jade" onClick={() => setQuestion('PAID')}>
            {t('queue_resolve_paid')}
          </Button>
        </>
      ) : null}
      {may('paid') && row.partsCount < 2 && !row.crypto ? (
        <Button kind={may('approve') ? 'line' : 'jade'} onClick={() => setQuestion('paid')}>
          {t('queue_paid')}
        </Button>
      ) : null}
      {may('approve') ? <ApproveButton row={row} remark={remark} className={styles.main} /> : null}
      <ReasonDialog
        isOpen={question === 'reject'}
        title={t('queue_reject')}
        label={t('queue_reason')}
        isRequired
        submitText={t('queue_reject')}
        onClose={close}
        onSubmit={async (reason) => {
          await callServer(rejectWithdrawal, { params, body: { remark: reason } })
          await after(t('queue_rejected'))
        }}
      >
        {t('queue_reject_text', { amount, account: row.account })}
      </ReasonDialog>
      <ReasonDialog
        isOpen={question === 'paid'}
        title={t('queue_paid')}
        label={t('queue_remark')}
        tone="jade"
        submitText={t('queue_paid')}
        onClose={close}
        onSubmit={async (reason) => {
          await callServer(markWithdrawalPaid, { params, body: reason ? { remark: reason } : {} })
          await after(t('queue_marked_paid'))
        }}
      >
        {t('queue_paid_text', {
          amount: formatMoney(row.netAmount, row.currency),
          account: `${row.bankCode} ${row.accountNo} ${row.holderName}`,
        })}
      </ReasonDialog>
      <ReasonDialog
        isOpen={question === 'PAID' || question === 'RETURNED' || question === 'REPAY'}
        title={
          question !== null && question in resolutions
            ? t(resolutions[question as keyof typeof resolutions])
            : ''
        }
        label={t('queue_remark')}
        isRequired
        submitText={t('common_confirm')}
        onClose={close}
        onSubmit={async (reason) => {
          await callServer(resolveWithdrawal, {
            params,
            body: { outcome: question as keyof typeof resolutions, remark: reason },
          })
          await after(t('queue_resolved'))
        }}
      >
        {t('queue_resolve_text')}
      </ReasonDialog>
    </div>
  )
}
