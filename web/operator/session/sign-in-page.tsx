import { useRef, useState } from 'react'
import { logIn } from '../../../contract/operator/identity/log-in.ts'
import { codeOf } from '../../client/call-error.ts'
import { callServer } from '../../client/call.ts'
import { checkHuman } from '../../client/human-check.ts'
import { beginSession } from '../../client/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../ui/forms/field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { errorText } from '../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../design/format.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { Note, toast } from '../../ui/overlay/toast.tsx'
import { GateFrame } from './gate-frame.tsx'
import styles from './gate.module.css'

/** Password first; the authenticator's field appears once the server asks for it. */
export function SignInPage({ notice, onSignedIn }: { notice: string | null; onSignedIn: () => void }) {
  const t = useText()
  const [needsTotp, setNeedsTotp] = useState(false)
  const totpField = useRef<HTMLInputElement>(null)
  const form = useForm({
    start: { username: '', password: '', totp: '' },
    send: async ({ username, password, totp }) => {
      if (!username || !password) return { form: t('msg_enter_username_password') }
      const humanCheck = await checkHuman('login')
      const body = {
        username: username.trim(),
        password,
        humanCheck,
        ...(needsTotp && totp ? { totp: totp.trim() } : {}),
      }
      const value = await callServer(logIn, { body })
      beginSession(value.token)
      onSignedIn()
      if (value.previousSignInAt)
        toast.info(t('enter_previous', { previousSignInAt: formatDateTime(value.previousSignInAt) }))
      return undefined
    },
    refuse: (error) => {
      if (codeOf(error) !== 'AUTH_TOTP_REQUIRED') {
        form.edit({ totp: '' })
        return { form: errorText(error, t) }
      }
      setNeedsTotp(true)
      setTimeout(() => totpField.current?.focus())
      return {}
    },
  })
  const startAgain = () => {
    setNeedsTotp(false)
    form.edit({ totp: '', password: '' })
  }

  return (
    <GateFrame title={t('enter_title')} text={t('enter_text')}>
      {notice ? <Note tone="info">{notice}</Note> : null}
      <Form form={form} className={styles.form}>
        <TextField
          label={t('enter_username')}
          icon="user"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('username')}
          disabled={needsTotp}
        />
        {needsTotp ? (
          <TextField
            ref={totpField}
            label={t('enter_totp_label')}
            icon="key"
            name="totp"
            autoComplete="one-time-code"
            inputMode="text"
            hint={t('enter_totp_hint')}
            {...form.field('totp')}
          />
        ) : (
          <PasswordField
            label={t('enter_password')}
            name="password"
            autoComplete="current-password"
            {...form.field('password')}
          />
        )}
        <FieldMessage error={form.problem} hint={form.isBusy ? t('enter_checking') : undefined} />
        <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
          {t('enter_submit')}
        </Button>
        {needsTotp ? (
          <Button kind="quiet" onClick={startAgain}>
            {t('enter_again')}
          </Button>
        ) : null}
      </Form>
    </GateFrame>
  )
}
