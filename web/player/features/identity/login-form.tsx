import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { PasswordField, TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { useSite } from '../../state/site.ts'
import { openWindow, tell } from '../../state/windows.ts'
import { CaptchaField } from './captcha-field.tsx'
import { asksForCaptcha, signIn, type LoginForm as Fields } from './log-in.ts'
import styles from './login-form.module.css'
import { enterFreePlay } from './play-free.ts'

/** Refusals that must be read before anything else (domain/gaps.md §4). */
const told = new Set(['AUTH_LOCKED', 'AUTH_NOT_MEMBER', 'AUTH_DISABLED', 'AUTH_FREEPLAY_OFF', 'SMS_TOO_MANY'])

/** Sign-in by username. The picture shows only once the server asks for it. */
export default function LoginForm() {
  const t = useText()
  const { hasFreePlay, hasRegistration } = useSite()
  const { register, handleSubmit, watch, setValue, formState: { errors, isSubmitting } } = useForm<Fields>({ defaultValues: { username: '', password: '', captcha: '', rememberMe: false } })
  const [fault, setFault] = useState('')
  const [captcha, setCaptcha] = useState({ isShown: false, round: 0, error: '' })
  const [isTrying, setTrying] = useState(false)

  const fail = (error: unknown) => {
    if (asksForCaptcha(error)) setCaptcha(({ round }) => ({ isShown: true, round: round + 1, error: codeOf(error).startsWith('AUTH_CAPTCHA') ? errorText(error, t) : '' }))
    setValue('captcha', '')
    if (told.has(codeOf(error))) void tell(errorText(error, t))
    else if (!codeOf(error).startsWith('AUTH_CAPTCHA')) setFault(errorText(error, t))
  }
  const submit = handleSubmit(async (form) => {
    setFault('')
    if (captcha.isShown && !form.captcha.trim()) return setCaptcha({ ...captcha, error: t('msg_enter_captcha') })
    await signIn(form).catch(fail)
  })
  const tryFreePlay = async () => {
    setTrying(true)
    await enterFreePlay().catch(fail)
    setTrying(false)
  }
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {fault ? <Note tone="bad"><span role="alert">{fault}</span></Note> : null}
      <TextField label={t('field_username')} isRequired icon="user" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={64} error={errors.username ? t('msg_required_username') : undefined} {...register('username', { validate: (value) => value.trim() !== '' })} />
      <PasswordField label={t('field_password')} isRequired autoComplete="current-password" maxLength={128} error={errors.password ? t('msg_required_password') : undefined} {...register('password', { validate: (value) => value !== '' })} />
      {captcha.isShown ? <CaptchaField value={watch('captcha')} onChange={(value) => setValue('captcha', value)} error={captcha.error || undefined} round={captcha.round} /> : null}
      <Checkbox {...register('rememberMe')}>{t('login_remember_me_24h')}</Checkbox>
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isSubmitting}>{t(isSubmitting ? 'login_submitting' : 'login_submit')}</Button>
      <p className={styles.other}>
        {hasRegistration ? <>{t('login_no_account')} <button type="button" className="link" onClick={() => openWindow('register')}>{t('header_register')}</button></> : null}
        {hasFreePlay ? <button type="button" className={styles.trial} disabled={isTrying} onClick={() => void tryFreePlay()}>{t('login_free_play')}</button> : null}
      </p>
    </form>
  )
}
