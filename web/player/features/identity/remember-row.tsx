import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { openWindow } from '../../state/windows.ts'
import styles from './login-form.module.css'

/** Staying signed in, and the way to a new password. */
export function RememberRow({
  checked,
  onChange,
}: {
  checked: boolean
  onChange: (isChecked: boolean) => void
}) {
  const t = useText()
  return (
    <div className={styles.remember}>
      <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
        {t('login_remember_me_24h')}
      </Checkbox>
      <button type="button" className="link" onClick={() => openWindow('forgot')}>
        {t('login_forgot')}
      </button>
    </div>
  )
}
