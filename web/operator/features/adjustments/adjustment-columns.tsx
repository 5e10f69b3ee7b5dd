import { useState } from 'react'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { confirmAdjustment } from '../../../../contract/operator/members/confirm-adjustment.ts'
import { listAdjustments } from '../../../../contract/operator/members/list-adjustments.ts'
import { rejectAdjustment } from '../../../../contract/operator/members/reject-adjustment.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import styles from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { type Adjustment, tabs, codeText } from './words.ts'

const tones = { PENDING: 'waiting', POSTED: 'good', REJECTED: 'neutral' } as const

/** What it is in the ledger, what has to be played for it, and what of it the member owes. */
function CodeCell({ row }: { row: Adjustment }) {
  const t = useText()
  const notes = [
    row.turnoverTimes > 0 ? t('adjust_turnover_times', { turnoverTimes: String(row.turnoverTimes) }) : '',
    row.receivableAmount > 0
      ? t('adjust_owed', { receivableAmount: formatMoney(row.receivableAmount, row.currency) })
      : row.mayOwe && row.state === 'PENDING'
        ? t('adjust_may_owe_short')
        : '',
  ]
  return <>{[t(codeText(row.code)), ...notes].filter(Boolean).join(' · ')}</>
}

function Decide({ row }: { row: Adjustment }) {
  const t = useText()
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  if (!can('members.adjust')) return null
  const params = { adjustmentId: row.adjustmentId }
  const send = async (work: () => Promise<unknown>, done: TextKey) => {
    try {
      await work()
      toast.good(t(done))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(false)
    await refresh(listAdjustments, countWaitingWork)
  }
  return (
    <span className={styles.toolbar}>
      <Button
        size="compact"
        onClick={() => void send(() => callServer(rejectAdjustment, { params }), 'adjust_called_off')}
      >
        {t('adjust_reject')}
      </Button>
      {row.isMine ? (
        <span className="note text-3">{t('adjust_own')}</span>
      ) : (
        <Button size="compact" kind="jade" onClick={() => setAsking(true)}>
          {t('adjust_confirm')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="jade"
        title={t('adjust_confirm')}
        confirmText={t('adjust_confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => send(() => callServer(confirmAdjustment, { params }), 'adjust_done')}
      >
        {t('adjust_confirm_question', {
          amount: formatMoney(row.amount, row.currency, { signed: true }),
          username: row.username,
          reason: row.reason,
        })}
      </ConfirmDialog>
    </span>
  )
}

/** A correction of a balance in the list, with its decision if it needs one. */
export function adjustmentColumns(t: Translate): Column<Adjustment>[] {
  return [
    {
      key: 'member',
      head: t('queue_member'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.member(row.memberId)}>
          {row.username}
        </ConsoleLink>
      ),
    },
    {
      key: 'amount',
      head: t('common_amount'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.amount} currency={row.currency} isChange />,
    },
    { key: 'code', head: t('adjust_code'), cell: (row) => <CodeCell row={row} /> },
    {
      key: 'reason',
      head: t('common_reason'),
      cell: (row) => [row.reason, row.evidence].filter(Boolean).join(' · '),
    },
    {
      key: 'by',
      head: t('adjust_by'),
      cell: (row) => `${row.requestedBy} · ${formatDateTime(row.requestedAt)}`,
    },
    {
      key: 'decided',
      head: t('adjust_decided_by'),
      cell: (row) =>
        row.decidedBy && row.decidedAt ? `${row.decidedBy} · ${formatDateTime(row.decidedAt)}` : '–',
    },
    {
      key: 'state',
      head: t('queue_state'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={tones[row.state]}>{t(tabs.find(({ key }) => key === row.state)!.text)}</Badge>
      ),
    },
    {
      key: 'decide',
      head: <span className="sr-only">{t('common_action')}</span>,
      cell: (row) => (row.state === 'PENDING' ? <Decide row={row} /> : null),
    },
  ]
}
