import { Button } from '../../ui/button/button.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import parts from './parts.module.css'

interface SaveActionsProps {
  form: { readonly isBusy: boolean }
  /** On the button that sends the form; by default that it is saved. */
  submitText?: string
  onClose: () => void
}

/** The end of a form in a window: the buttons that leave it and send it. */
export function SaveActions({ form, submitText, onClose }: SaveActionsProps) {
  const t = useText()
  return (
    <div className={parts.formActions}>
      <Button kind="line" onClick={onClose}>
        {t('common_cancel')}
      </Button>
      <Button type="submit" kind="primary" isBusy={form.isBusy}>
        {submitText ?? t('common_save')}
      </Button>
    </div>
  )
}
