import { useState } from 'react'
import { codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { type Faults, useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { leadToSecondStep } from '../../state/second-step.ts'
import { tell } from '../../state/windows.ts'
import { CaptchaField } from './captcha-field.tsx'
import { asksForCaptcha, signIn, type Area } from './log-in.ts'
import styles from './login-form.module.css'
import { RememberRow } from './remember-row.tsx'
import { toldRefusals } from './told-refusals.ts'

/**
 * Name and password. The picture shows only once the server asks for it. `takesFocus`: one may type at once.
 */
export function LoginByName({ area, takesFocus }: { area: Area; takesFocus: boolean }) {
  const t = useText()
  const [captcha, setCaptcha] = useState({ isShown: false, round: 0 })
  const form = useForm({
    start: { username: '', password: '', captcha: '', rememberMe: false },
    check: ({ username, password }): Faults => {
      const faults = {
        username: username.trim() === '' ? t('msg_required_username') : undefined,
        password: password === '' ? t('msg_required_password') : undefined,
      }
      return faults.username || faults.password
        ? { ...faults, form: t('msg_enter_username_password') }
        : faults
    },
    send: async (values) => {
      if (captcha.isShown && !values.captcha.trim()) return { captcha: t('msg_enter_captcha') }
      await signIn(values, area)
      return undefined
    },
    refuse: (error) => {
      if (leadToSecondStep(error, form.values.rememberMe)) return {}
      if (asksForCaptcha(error)) setCaptcha(({ round }) => ({ isShown: true, round: round + 1 }))
      form.edit({ captcha: '' })
      if (codeOf(error).startsWith('AUTH_CAPTCHA')) return { captcha: errorText(error, t) }
      if (!toldRefusals.has(codeOf(error))) return { form: errorText(error, t) }
      void tell(errorText(error, t))
      return {}
    },
  })
  return (
    <Form form={form} className="stack">
      {form.problem ? (
        <Note tone="bad">
          <span role="alert">{form.problem}</span>
        </Note>
      ) : null}
      <div className={styles.pair}>
        <TextField
          label={t('field_username')}
          isRequired
          icon="user"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          autoFocus={takesFocus}
          name="username"
          {...form.field('username')}
        />
        <PasswordField
          label={t('field_password')}
          isRequired
          autoComplete="current-password"
          maxLength={128}
          name="password"
          {...form.field('password')}
        />
      </div>
      {captcha.isShown ? (
        <CaptchaField
          value={form.values.captcha}
          onChange={form.set('captcha')}
          error={form.faults['captcha']}
          round={captcha.round}
        />
      ) : null}
      <RememberRow checked={form.values.rememberMe} onChange={form.set('rememberMe')} />
      <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
        {t(form.isBusy ? 'login_submitting' : 'login_submit')}
      </Button>
    </Form>
  )
}
