import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextAreaField } from '../../ui/forms/field.tsx'
import { errorText } from '../../ui/i18n/error-text.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import styles from './parts.module.css'

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
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => { if (isOpen) { setReason(''); setProblem('') } }, [isOpen])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isRequired && !reason.trim()) { setProblem(t('msg_input_empty')); return }
    setBusy(true)
    try {
      await onSubmit(reason.trim())
      onClose()
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className="text-2">{children}</div>
        <TextAreaField label={label} hint={hint} error={problem || undefined} rows={2} maxLength={140} count={[...reason].length} value={reason} isRequired={isRequired} onChange={(event) => { setReason(event.target.value); setProblem('') }} />
        <div className={styles.formActions}>
          <Button kind="line" onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind={tone} isBusy={isBusy}>{submitText}</Button>
        </div>
      </form>
    </Modal>
  )
}
