import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField, TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { leadToSecondStep } from '../../state/second-step.ts'
import { tell } from '../../state/windows.ts'
import { CaptchaField } from './captcha-field.tsx'
import { asksForCaptcha, signIn, type Area, type LoginForm as Fields } from './log-in.ts'
import { RememberRow } from './remember-row.tsx'
import { toldRefusals } from './told-refusals.ts'

/** Name and password. The picture shows only once the server asks for it. `takesFocus`: one may type at once. */
export function LoginByName({ area, takesFocus }: { area: Area; takesFocus: boolean }) {
  const t = useText()
  const { register, handleSubmit, watch, setValue, setFocus, formState: { errors, isSubmitting } } = useForm<Fields>({ defaultValues: { username: '', password: '', captcha: '', rememberMe: false } })
  const [fault, setFault] = useState('')
  useEffect(() => { if (takesFocus) setFocus('username') }, [takesFocus, setFocus])
  const [captcha, setCaptcha] = useState({ isShown: false, round: 0, error: '' })
  const fail = (error: unknown, form: Fields) => {
    if (leadToSecondStep(error, form.rememberMe)) return
    if (asksForCaptcha(error)) setCaptcha(({ round }) => ({ isShown: true, round: round + 1, error: codeOf(error).startsWith('AUTH_CAPTCHA') ? errorText(error, t) : '' }))
    setValue('captcha', '')
    if (toldRefusals.has(codeOf(error))) void tell(errorText(error, t))
    else if (!codeOf(error).startsWith('AUTH_CAPTCHA')) setFault(errorText(error, t))
  }
  const submit = handleSubmit(async (form) => {
    setFault('')
    if (captcha.isShown && !form.captcha.trim()) return setCaptcha({ ...captcha, error: t('msg_enter_captcha') })
    await signIn(form, area).catch((error: unknown) => fail(error, form))
  }, () => setFault(t('msg_enter_username_password')))
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {fault ? <Note tone="bad"><span role="alert">{fault}</span></Note> : null}
      <TextField label={t('field_username')} isRequired icon="user" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={64} error={errors.username ? t('msg_required_username') : undefined} {...register('username', { validate: (value) => value.trim() !== '' })} />
      <PasswordField label={t('field_password')} isRequired autoComplete="current-password" maxLength={128} error={errors.password ? t('msg_required_password') : undefined} {...register('password', { validate: (value) => value !== '' })} />
      {captcha.isShown ? <CaptchaField value={watch('captcha')} onChange={(value) => setValue('captcha', value)} error={captcha.error || undefined} round={captcha.round} /> : null}
      <RememberRow checked={watch('rememberMe')} onChange={(isChecked) => setValue('rememberMe', isChecked)} />
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isSubmitting}>{t(isSubmitting ? 'login_submitting' : 'login_submit')}</Button>
    </form>
  )
}
