import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { codeOf, fieldErrorsOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { openWindow } from '../../state/windows.ts'
import { fieldFault } from './field-rules.ts'
import { resetByLink } from './recover.ts'
import type { RegisterSettings } from './use-register-settings.ts'

interface Fields { newPassword: string; confirmNewPassword: string }

/** Where the link of a recovery mail leads: the new password, twice. */
export function ResetByLink({ token, settings, onAskAgain }: { token: string; settings: RegisterSettings; onAskAgain: () => void }) {
  const t = useText()
  const { register, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm<Fields>({ defaultValues: { newPassword: '', confirmNewPassword: '' } })
  const [fault, setFault] = useState('')
  const [isDead, setDead] = useState(false)
  const { minLength, maxLength } = settings['password']!
  const fail = (error: unknown) => {
    const fields = Object.entries(fieldErrorsOf(error)) as [keyof Fields, string][]
    for (const [name, message] of fields) setError(name, { message })
    if (fields.length === 0) setFault(errorText(error, t))
    setDead(codeOf(error) === 'AUTH_LINK_INVALID')
  }
  const submit = handleSubmit(async (form) => {
    setFault('')
    try {
      await resetByLink({ token, ...form })
      // The spent token goes out of the address, so that going back does not offer it again.
      history.replaceState(history.state, '', location.pathname)
      toast.good(t('forgot_link_done'))
      openWindow('login')
    } catch (error) {
      fail(error)
    }
  })
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {fault ? <Note tone="bad"><span role="alert">{fault}</span></Note> : null}
      <p className="small text-2">{t('forgot_link_text')}</p>
      <PasswordField
        label={t('field_new_password')} isRequired autoComplete="new-password" maxLength={128} hint={t('forgot_password_hint', { min: String(minLength), max: String(maxLength) })} error={errors.newPassword?.message}
        {...register('newPassword', { validate: (value) => fieldFault('newPassword', value, { ...settings['password']!, required: true }, t) ?? true })}
      />
      <PasswordField label={t('field_confirm_new_password')} isRequired autoComplete="new-password" maxLength={128} error={errors.confirmNewPassword?.message} {...register('confirmNewPassword', { validate: (value, form) => value === form.newPassword || t('msg_confirm_password_wrong') })} />
      <Note>{t('forgot_payout_hold')}</Note>
      {isDead
        ? <Button kind="primary" size="large" isBlock onClick={onAskAgain}>{t('forgot_link_again')}</Button>
        : <Button type="submit" kind="primary" size="large" isBlock isBusy={isSubmitting}>{t('forgot_submit')}</Button>}
    </form>
  )
}
