import { useState } from 'react'
import { useStore } from 'zustand'
import { codeOf } from '../../../client/call-error.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { useSite } from '../../state/site.ts'
import { openWindow, tell, windows } from '../../state/windows.ts'
import type { Area } from './log-in.ts'
import { LoginByCode } from './login-by-code.tsx'
import { LoginByName } from './login-by-name.tsx'
import styles from './login-form.module.css'
import { enterFreePlay } from './play-free.ts'

/**
 * Sign-in by username or, if the merchant allows it, by a code to the phone or by another service; `agent` is
 * the agents' own sign-in.
 */
export default function LoginForm({ area = 'member' }: { area?: Area }) {
  const t = useText()
  const { hasFreePlay, hasRegistration, hasCodeLogin, hasPhoneService } = useSite()
  const isNeeded = useStore(windows, (state) => state.isLoginNeeded)
  const hasMobileTab = hasCodeLogin || hasPhoneService
  const [tab, setTab] = useState<'username' | 'sms'>('username')
  // Moving between the tabs keeps the focus there.
  const [hasChosen, setChosen] = useState(false)
  const [isTrying, setTrying] = useState(false)
  const tryFreePlay = async () => {
    setTrying(true)
    await enterFreePlay().catch((error: unknown) => {
      if (codeOf(error)) void tell(errorText(error, t))
    })
    setTrying(false)
  }
  return (
    <div className="stack">
      {isNeeded ? <Note>{t('msg_not_logged_in')}</Note> : null}
      {hasMobileTab ? (
        <Segmented
          label={t('login_title')}
          value={tab}
          onChange={(chosen) => {
            setChosen(true)
            setTab(chosen)
          }}
          choices={[
            { key: 'username', text: t('login_tab_username') },
            { key: 'sms', text: t('login_tab_sms') },
          ]}
        />
      ) : null}
      {tab === 'sms' && hasMobileTab ? (
        <LoginByCode area={area} />
      ) : (
        <LoginByName area={area} takesFocus={!hasChosen} />
      )}
      {area === 'agent' ? null : (
        <p className={styles.other}>
          {hasRegistration ? (
            <>
              {t('login_no_account')}{' '}
              <button type="button" className="link" onClick={() => openWindow('register')}>
                {t('header_register')}
              </button>
            </>
          ) : null}
          {hasFreePlay ? (
            <button
              type="button"
              className={styles.trial}
              disabled={isTrying}
              onClick={() => void tryFreePlay()}
            >
              {t('login_free_play')}
            </button>
          ) : null}
        </p>
      )}
    </div>
  )
}
