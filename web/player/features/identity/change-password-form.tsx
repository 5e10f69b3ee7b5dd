import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useStore } from 'zustand'
import { changePassword } from '../../../../contract/player/identity/change-password.ts'
import { readSecurity } from '../../../../contract/player/identity/read-security.ts'
import { isCommonPassword } from '../../../../contract/shared/common-passwords.ts'
import { callServer } from '../../../client/call.ts'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { goOn, passwordChange } from '../../state/entrance.ts'
import { member } from '../../state/member.ts'
import styles from './change-password-form.module.css'
import { type FieldRule, fieldFault } from './field-rules.ts'
import { PasswordMeter } from './password-meter.tsx'
import { useRegisterSettings } from './use-register-settings.ts'

/** Until the house's own rule is here. */
const usual: FieldRule = { enabled: true, required: true, acceptedPattern: '*', patternId: 0, minLength: 8, maxLength: 64 }

interface Fields { oldPassword: string; newPassword: string; confirmNewPassword: string }

/** The change of password that must come before anything else after signing in, with why it must. */
export default function ChangePasswordForm() {
  const t = useText()
  const [{ reason, account, ticket }] = useState(passwordChange)
  const username = useStore(member, (state) => state.info?.account) ?? account
  const { settings } = useRegisterSettings()
  const rule = { ...(settings?.['password'] ?? usual), required: true }
  const { register, handleSubmit, watch, setError, formState: { errors, isSubmitting } } = useForm<Fields>({ defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' } })
  const [fault, setFault] = useState('')
  const [oldPassword, newPassword] = watch(['oldPassword', 'newPassword'])
  const rules = [
    { text: t('change_password_rule_bounds', { min: String(rule.minLength), max: String(rule.maxLength) }), isMet: [...newPassword].length >= rule.minLength && [...newPassword].length <= rule.maxLength },
    { text: t('change_password_rule_differs'), isMet: newPassword !== '' && newPassword !== oldPassword },
    { text: t('change_password_rule_name'), isMet: newPassword !== '' && newPassword.toLowerCase() !== username.toLowerCase() },
    { text: t('change_password_rule_common'), isMet: newPassword !== '' && !isCommonPassword(newPassword) },
  ]
  const submit = handleSubmit(async (form) => {
    setFault('')
    try {
      const { newPassword: chosen, confirmNewPassword } = form
      await callServer(changePassword, { body: { newPassword: chosen, confirmNewPassword, ...(ticket ? { changeTicket: ticket } : { oldPassword: form.oldPassword }) } })
      void refresh(readSecurity)
      toast.good(t('change_password_success'))
      await goOn()
    } catch (error) {
      const fields = Object.entries(fieldErrorsOf(error)) as [keyof Fields, string][]
      for (const [name, message] of fields) setError(name, { message })
      if (fields.length === 0) setFault(errorText(error, t))
    }
  })
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {reason ? <Note>{t(reason === 'expired' ? 'change_password_expired' : 'change_password_required')}</Note> : null}
      {fault ? <Note tone="bad"><span role="alert">{fault}</span></Note> : null}
      {ticket ? null : <PasswordField label={t('field_old_password')} isRequired autoComplete="current-password" error={errors.oldPassword?.message} {...register('oldPassword', { validate: (value) => value !== '' || t('msg_required_old_password') })} />}
      <div className={styles.chosen}>
        <PasswordField label={t('field_new_password')} isRequired autoComplete="new-password" error={errors.newPassword?.message} {...register('newPassword', { validate: (value) => newPasswordFault(value, { rule, oldPassword }, t) ?? true })} />
        <PasswordMeter password={newPassword} />
      </div>
      <ul className={styles.rules}>
        {rules.map((rule) => <li key={rule.text} className={rule.isMet ? styles.met : undefined}><Icon name={rule.isMet ? 'check' : 'minus'} size={16} />{rule.text}</li>)}
      </ul>
      <PasswordField label={t('field_confirm_new_password')} isRequired autoComplete="new-password" error={errors.confirmNewPassword?.message} {...register('confirmNewPassword', { validate: (value, form) => (value === '' ? t('msg_incorrect_confirmation') : value === form.newPassword || t('msg_confirm_password_wrong')) })} />
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isSubmitting}>{t('change_password_submit')}</Button>
    </form>
  )
}

function newPasswordFault(value: string, { rule, oldPassword }: { rule: FieldRule; oldPassword: string }, t: ReturnType<typeof useText>): string | undefined {
  const fault = fieldFault('newPassword', value, rule, t)
  if (fault) return fault
  if (isCommonPassword(value)) return t('msg_password_common')
  return value === oldPassword ? t('msg_password_not_changed') : undefined
}
