import { useRef, useState, type FormEvent } from 'react'
import { logIn } from '../../../contract/operator/identity/log-in.ts'
import { codeOf } from '../../client/call-error.ts'
import { callServer } from '../../client/call.ts'
import { checkHuman } from '../../client/human-check.ts'
import { beginSession } from '../../client/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldMessage, PasswordField, TextField } from '../../ui/forms/field.tsx'
import { errorText } from '../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../ui/i18n/format.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { Note, toast } from '../../ui/overlay/toast.tsx'
import { GateFrame } from './gate-frame.tsx'
import styles from './gate.module.css'

/** Password first; the authenticator's field appears once the server asks for it. */
export function SignInPage({ notice, onSignedIn }: { notice: string | null; onSignedIn: () => void }) {
  const t = useText()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const [needsTotp, setNeedsTotp] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const totpField = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!username || !password) { setProblem(t('msg_enter_username_password')); return }
    setBusy(true)
    setProblem('')
    try {
      const humanCheck = await checkHuman('login')
      const body = { username: username.trim(), password, humanCheck, ...(needsTotp && totp ? { totp: totp.trim() } : {}) }
      const value = await callServer(logIn, { body })
      beginSession(value.token)
      onSignedIn()
      if (value.previousSignInAt) toast.info(t('enter_previous', { 0: formatDateTime(value.previousSignInAt) }))
    } catch (error) {
      if (codeOf(error) === 'AUTH_TOTP_REQUIRED') {
        setNeedsTotp(true)
        setTimeout(() => totpField.current?.focus())
      } else {
        setTotp('')
        setProblem(errorText(error, t))
      }
    } finally {
      setBusy(false)
    }
  }
  const startAgain = () => { setNeedsTotp(false); setTotp(''); setPassword(''); setProblem('') }

  return (
    <GateFrame title={t('enter_title')} text={t('enter_text')}>
      {notice ? <Note tone="info">{notice}</Note> : null}
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField label={t('enter_username')} icon="user" name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} value={username} onChange={(event) => setUsername(event.target.value)} disabled={needsTotp} />
        {needsTotp ? (
          <TextField ref={totpField} label={t('enter_totp_label')} icon="key" name="totp" autoComplete="one-time-code" inputMode="text" hint={t('enter_totp_hint')} value={totp} onChange={(event) => setTotp(event.target.value)} />
        ) : (
          <PasswordField label={t('enter_password')} name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        )}
        <FieldMessage error={problem || undefined} hint={isBusy ? t('enter_checking') : undefined} />
        <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>{t('enter_submit')}</Button>
        {needsTotp ? <Button kind="quiet" onClick={startAgain}>{t('enter_again')}</Button> : null}
      </form>
    </GateFrame>
  )
}
