import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextAreaField } from '../../ui/forms/text-area.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import styles from './parts.module.css'

interface ReasonFormProps {
  /** What is asked. */
  children: ReactNode
  /** The label of the field. */
  label: string
  hint?: string
  isRequired?: boolean
  /** Characters that a written reason has at least; the hint says so. */
  least?: number
  submitText: string
  tone?: 'primary' | 'jade'
  onSubmit: (reason: string) => Promise<void>
  onClose: () => void
}

/** A question that wants a reason. Stays open with the refusal when the server says no. */
export function ReasonDialog({
  isOpen,
  title,
  ...form
}: ReasonFormProps & { isOpen: boolean; title: string }) {
  return (
    <Modal isOpen={isOpen} onClose={form.onClose} title={title}>
      <ReasonForm {...form} />
    </Modal>
  )
}

function ReasonForm({
  children,
  label,
  hint,
  isRequired,
  least = 0,
  submitText,
  tone = 'primary',
  onSubmit,
  onClose,
}: ReasonFormProps) {
  const t = useText()
  const form = useForm({
    start: { reason: '' },
    send: async ({ reason }) => {
      if (isRequired && !reason.trim()) return { reason: t('msg_input_empty') }
      if ([...reason.trim()].length < least) return { reason: hint }
      await onSubmit(reason.trim())
      onClose()
      return undefined
    },
  })
  const { reason } = form.values
  return (
    <Form form={form} className={styles.form}>
      <div className="text-2">{children}</div>
      <TextAreaField
        label={label}
        hint={hint}
        rows={2}
        maxLength={140}
        count={[...reason].length}
        isRequired={isRequired}
        {...form.field('reason')}
        error={form.fault}
      />
      <div className={styles.formActions}>
        <Button kind="line" onClick={onClose}>
          {t('common_cancel')}
        </Button>
        <Button type="submit" kind={tone} isBusy={form.isBusy}>
          {submitText}
        </Button>
      </div>
    </Form>
  )
}
