import { readSecurity } from '../../../../contract/player/identity/read-security.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import { openWindow } from '../../state/windows.ts'
import styles from './points.module.css'

/** What a wrong withdrawal password means, and where it is set, or set again. */
export function PinHelp() {
  const t = useText()
  const { data } = useCall(readSecurity)
  return (
    <div className={styles.pinHelp}>
      <span className="note text-2">{t('withdraw_wrong_hint')}</span>
      {data?.hasPaymentPassword === false ? (
        <AppButton kind="quiet" size="small" href={paths.member('securityCenter')}>
          {t('points_password_link')}
        </AppButton>
      ) : (
        <Button kind="quiet" size="small" onClick={() => openWindow('resetPayment', null)}>
          {t('withdraw_forgot')}
        </Button>
      )}
    </div>
  )
}
