import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextAreaField } from '../../ui/forms/field.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import styles from './parts.module.css'
import { useSubmit } from './use-submit.ts'

interface ReasonDialogProps {
  isOpen: boolean
  title: string
  children: ReactNode
  /** The label of the field. */
  label: string
  hint?: string
  isRequired?: boolean
  submitText: string
  tone?: 'primary' | 'jade'
  onSubmit: (reason: string) => Promise<void>
  onClose: () => void
}

/** A question that wants a reason. Stays open with the refusal when the server says no. */
export function ReasonDialog({ isOpen, title, children, label, hint, isRequired, submitText, tone = 'primary', onSubmit, onClose }: ReasonDialogProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const { submit, isBusy, fault, clear } = useSubmit(async (tellFault) => {
    if (isRequired && !reason.trim()) return tellFault('reason', t('msg_input_empty'))
    await onSubmit(reason.trim())
    onClose()
  })
  useEffect(() => { if (isOpen) { setReason(''); clear() } }, [isOpen])
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className="text-2">{children}</div>
        <TextAreaField label={label} hint={hint} error={fault} rows={2} maxLength={140} count={[...reason].length} value={reason} isRequired={isRequired} onChange={(event) => { setReason(event.target.value); clear() }} />
        <div className={styles.formActions}>
          <Button kind="line" onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind={tone} isBusy={isBusy}>{submitText}</Button>
        </div>
      </form>
    </Modal>
  )
}
