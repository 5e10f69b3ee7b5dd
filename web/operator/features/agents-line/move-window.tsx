import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { proposeMove } from '../../../../contract/operator/agents/line/propose-move.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'

/** Proposes that an account moves below another agent. */
export function MoveWindow({
  account,
  memberId,
  onClose,
}: {
  account: string | null
  memberId: string
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal isOpen={account !== null} onClose={onClose} title={t('op_moves_new')}>
      {account === null ? null : <MoveForm account={account} memberId={memberId} onClose={onClose} />}
    </Modal>
  )
}

function MoveForm({
  account,
  memberId,
  onClose,
}: {
  account: string
  memberId: string
  onClose: () => void
}) {
  const t = useText()
  const form = useForm({
    start: { upline: '', reason: '' },
    send: async (values) => {
      const { earliestAt } = await callServer(proposeMove, { body: { memberId, ...values } })
      await refresh(countWaitingWork)
      toast.good(t('op_moves_sent', { at: formatDateTime(earliestAt) }))
      onClose()
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <p>
        {t('op_moves_account')} <b>{account}</b>
      </p>
      <TextField
        label={t('op_moves_to')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={32}
        isRequired
        {...form.field('upline')}
      />
      <TextField label={t('dossier_reason')} maxLength={140} isRequired {...form.field('reason')} />
      <p className="small text-3">{t('op_moves_text')}</p>
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('op_moves_new')}
        </Button>
      </div>
    </Form>
  )
}
