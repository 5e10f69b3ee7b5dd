import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useText } from '../i18n/text.tsx'
import styles from './confirm-dialog.module.css'
import { Modal } from './modal.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title?: string
  children: ReactNode
  /** Repeats the verb of the question. Left out: "Confirm". */
  confirmText?: string
  cancelText?: string
  /** A message with one button only. */
  isNotice?: boolean
  tone?: 'primary' | 'jade'
  onConfirm: () => void | Promise<void>
  onCancel: () => void
}

/** A question with two buttons, or a notice with one. Stays open and busy until `onConfirm` is done. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmText,
  cancelText,
  isNotice,
  tone = 'primary',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal isOpen={isOpen} onClose={onCancel} title={title ?? t('in_popup_prompt')} role="alertdialog">
      <div className="text-2">{children}</div>
      <div className={styles.actions}>
        {isNotice ? null : (
          <Button kind="line" onClick={onCancel}>
            {cancelText ?? t('common_cancel')}
          </Button>
        )}
        <Button kind={tone} isBusy={isBusy} onClick={() => void confirm()}>
          {confirmText ?? t(isNotice ? 'common_ok' : 'common_confirm')}
        </Button>
      </div>
    </Modal>
  )
}
