import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { openWindow } from '../../state/windows.ts'
import styles from './cashier.module.css'

/** Beside the withdrawal password: what a wrong one means, and how to set a new one. */
export function ForgotPin() {
  const t = useText()
  return (
    <div className={styles.forgot}>
      <span className="note text-3">{t('withdraw_wrong_hint')}</span>
      <Button kind="quiet" size="small" onClick={() => openWindow('resetPayment', null)}>
        {t('withdraw_forgot')}
      </Button>
    </div>
  )
}
