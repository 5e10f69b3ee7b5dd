import { useState } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { useSite } from '../../state/site.ts'
import { openWindow } from '../../state/windows.ts'
import { ForgotByMail } from './forgot-by-mail.tsx'
import { ForgotByPhone } from './forgot-by-phone.tsx'
import styles from './login-form.module.css'
import { linkToken } from './recover.ts'
import { ResetByLink } from './reset-by-link.tsx'
import { useRegisterSettings } from './use-register-settings.ts'

type Way = 'mobileNum' | 'email'

/**
 * A forgotten password: by phone or by mail, the flag says which comes first; a mail's link leads to the new
 * password.
 */
export default function ForgotForm() {
  const t = useText()
  const { hasPhoneRecovery } = useSite()
  const { settings, fault } = useRegisterSettings()
  const [token, setToken] = useState(() => linkToken())
  const [way, setWay] = useState<Way>(
    () =>
      wayOf(new URLSearchParams(location.search).get('tab')) ?? (hasPhoneRecovery ? 'mobileNum' : 'email'),
  )
  if (fault) return <Note tone="bad">{errorText(fault, t)}</Note>
  if (!settings)
    return (
      <>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </>
    )
  if (token)
    return (
      <ResetByLink
        token={token}
        settings={settings}
        onAskAgain={() => {
          setToken(null)
          setWay('email')
        }}
      />
    )
  return (
    <div className="stack">
      <Segmented
        label={t('modal_forgot_password')}
        value={way}
        onChange={setWay}
        choices={[
          { key: 'mobileNum', text: t('forgot_tab_mobile') },
          { key: 'email', text: t('forgot_tab_email') },
        ]}
      />
      {way === 'mobileNum' ? <ForgotByPhone settings={settings} /> : <ForgotByMail settings={settings} />}
      <p className={styles.other}>
        {t('forgot_remembered')}{' '}
        <button type="button" className="link" onClick={() => openWindow('login')}>
          {t('header_login')}
        </button>
      </p>
    </div>
  )
}

function wayOf(tab: string | null): Way | null {
  return tab === 'email' || tab === 'mobileNum' ? tab : null
}
