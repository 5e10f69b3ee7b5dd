import { useState, type FormEvent } from 'react'
import { changePassword } from '../../../contract/operator/identity/change-password.ts'
import { fieldErrorsOf } from '../../client/call-error.ts'
import { callServer } from '../../client/call.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldMessage, PasswordField } from '../../ui/forms/field.tsx'
import { errorText } from '../../ui/i18n/error-text.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { toast } from '../../ui/overlay/toast.tsx'
import styles from './gate.module.css'

const EMPTY = { oldPassword: '', newPassword: '', again: '' }

/** The own password: old, new, new again. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const edit = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) => { setValues({ ...values, [name]: event.target.value }); setErrors({}); setProblem('') }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (values.newPassword !== values.again) { setErrors({ again: t('own_mismatch') }); return }
    setBusy(true)
    try {
      await callServer(changePassword, { body: { oldPassword: values.oldPassword, newPassword: values.newPassword } })
      toast.good(t('own_saved'))
      setValues(EMPTY)
      onDone()
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setErrors(fields)
      if (Object.keys(fields).length === 0) setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField label={t('own_old')} autoComplete="current-password" value={values.oldPassword} error={errors['oldPassword']} onChange={edit('oldPassword')} />
      <PasswordField label={t('own_new')} autoComplete="new-password" hint={t('own_new_hint')} value={values.newPassword} error={errors['newPassword']} onChange={edit('newPassword')} />
      <PasswordField label={t('own_again')} autoComplete="new-password" value={values.again} error={errors['again']} onChange={edit('again')} />
      <FieldMessage error={problem || undefined} />
      <Button type="submit" kind="primary" isBlock isBusy={isBusy}>{t('own_password')}</Button>
    </form>
  )
}
