import { useForm } from 'react-hook-form'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { place } from '../../navigation.ts'
import { closeWindow } from '../../state/windows.ts'
import { DemoOutboxLink } from '../../code-field/demo-outbox-link.tsx'
import { fieldFault } from './field-rules.ts'
import { askForMail } from './recover.ts'
import type { RegisterSettings } from './use-register-settings.ts'

/** As long as the link lives (modules/identity, recovery). */
const LINK_MINUTES = 30

/** Username and e-mail; whatever comes of it, the window closes, and a failure says nothing (spec, Forgot password). */
export function ForgotByMail({ settings }: { settings: RegisterSettings }) {
  const t = useText()
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({ defaultValues: { username: '', email: '' } })
  const rule = (name: 'username' | 'email') => ({ ...settings[name]!, enabled: true, required: true })
  const check = (name: 'username' | 'email') => (value: string) => fieldFault(name, value, rule(name), t) ?? true
  const submit = handleSubmit(async (form) => {
    place.setState({ isLoading: true })
    const isTaken = await askForMail(form)
    place.setState({ isLoading: false })
    closeWindow()
    if (isTaken) toast.good(t('forgot_email_sent'))
  })
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      <p className="small text-2">{t('forgot_email_text', { 0: LINK_MINUTES })}</p>
      <TextField label={t('field_username')} isRequired icon="user" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={64} error={errors.username?.message} {...register('username', { validate: check('username') })} />
      <TextField label={t('field_email')} isRequired icon="mail" type="email" inputMode="email" autoComplete="email" maxLength={255} error={errors.email?.message} {...register('email', { validate: check('email') })} />
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isSubmitting}>{t('forgot_email_submit')}</Button>
      <p className="small text-3">{t('forgot_email_spam')} <DemoOutboxLink /></p>
    </form>
  )
}
