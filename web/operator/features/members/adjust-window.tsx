import { useEffect, useState, type FormEvent } from 'react'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { listTransfers } from '../../../../contract/operator/members/list-transfers.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { requestAdjustment } from '../../../../contract/operator/members/request-adjustment.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney, parseAmount } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import styles from '../../parts/parts.module.css'
import type { Member } from './types.ts'

const EMPTY = { direction: 'add' as 'add' | 'take', amount: '', reason: '' }

/** A correction of the main balance: direction, amount, reason. */
export function AdjustWindow({ isOpen, member, onClose }: { isOpen: boolean; member: Member; onClose: () => void }) {
  const t = useText()
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<{ amount?: string; reason?: string; all?: string }>({})
  const [isBusy, setBusy] = useState(false)
  useEffect(() => { if (isOpen) { setValues(EMPTY); setErrors({}) } }, [isOpen])
  const edit = (change: Partial<typeof EMPTY>) => { setValues({ ...values, ...change }); setErrors({}) }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const size = parseAmount(values.amount)
    if (!size) { setErrors({ amount: t('dossier_amount_wrong') }); return }
    if (!values.reason.trim()) { setErrors({ reason: t('msg_input_empty') }); return }
    setBusy(true)
    try {
      const { state } = await callServer(requestAdjustment, { params: { memberId: member.memberId }, body: { amount: values.direction === 'add' ? size : -size, reason: values.reason.trim() } })
      toast.good(t(state === 'POSTED' ? 'dossier_adjust_posted' : 'dossier_adjust_asked'))
      onClose()
      await refresh(readMember, listTransfers, readWork)
    } catch (error) {
      setErrors({ all: errorText(error, t) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('dossier_adjust_title', { 0: member.username })}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Segmented label={t('dossier_adjust_direction')} value={values.direction} onChange={(direction) => edit({ direction })} choices={[{ key: 'add', text: t('dossier_adjust_add') }, { key: 'take', text: t('dossier_adjust_take') }]} />
        <TextField label={t('dossier_adjust_amount')} inputMode="decimal" autoComplete="off" value={values.amount} error={errors.amount} hint={t('dossier_adjust_hint', { 0: formatMoney(member.balances.mainAmount) })} onChange={(event) => edit({ amount: event.target.value })} />
        <TextAreaField label={t('dossier_reason')} hint={t('dossier_reason_hint')} rows={2} maxLength={140} count={[...values.reason].length} value={values.reason} error={errors.reason} isRequired onChange={(event) => edit({ reason: event.target.value })} />
        <FieldMessage error={errors.all} />
        <div className={styles.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>{t('dossier_adjust_submit')}</Button>
        </div>
      </form>
    </Modal>
  )
}
