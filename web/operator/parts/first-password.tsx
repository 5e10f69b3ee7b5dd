import { Button } from '../../ui/button/button.tsx'
import { formatDateTime } from '../../../design/format.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { Note } from '../../ui/overlay/toast.tsx'
import { CopyButton } from '../../ui/status/key-values.tsx'
import styles from './parts.module.css'

/** A password to hand over, shown this once. */
export function FirstPassword({
  username,
  password,
  usableUntil,
  onKept,
}: {
  username: string
  password: string
  usableUntil: string
  onKept: () => void
}) {
  const t = useText()
  return (
    <div className={styles.form}>
      <p className="text-2 small">{t('first_password_text', { username })}</p>
      <div className={styles.once}>
        <b>{password}</b>
        <CopyButton text={password} />
      </div>
      <Note tone="info">{t('first_password_until', { usableUntil: formatDateTime(usableUntil) })}</Note>
      <Button kind="jade" isBlock onClick={onKept}>
        {t('first_password_kept')}
      </Button>
    </div>
  )
}
