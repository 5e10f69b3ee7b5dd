import { useState } from 'react'
import { approveWithdrawal } from '../../../../contract/operator/cashier/approve-withdrawal.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { refreshQueue, type Withdrawal, sumOf } from './queue.ts'

/** One question for all, then one approval each: a refusal of one never stops the others. */
export function ApproveSelected({ rows, onDone }: { rows: readonly Withdrawal[]; onDone: () => void }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const approveAll = async () => {
    let approved = 0
    for (const row of rows) {
      try {
        await callServer(approveWithdrawal, { params: { withdrawalId: row.withdrawalId }, body: {} })
        approved++
      } catch (error) {
        toast.bad(`${row.account}: ${errorText(error, t)}`)
      }
    }
    if (approved > 0) toast.good(t('queue_approved'))
    setAsking(false)
    onDone()
    await refreshQueue()
  }
  return (
    <>
      <Button kind="jade" icon="check" onClick={() => setAsking(true)}>
        {t('queue_approve_selected', { count: rows.length })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="jade"
        title={t('queue_approve')}
        confirmText={t('queue_approve')}
        onConfirm={approveAll}
        onCancel={() => setAsking(false)}
      >
        {t('queue_approve_selected_question', { count: rows.length, total: formatMoney(sumOf(rows)) })}
      </ConfirmDialog>
    </>
  )
}
