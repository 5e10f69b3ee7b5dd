import { useState } from 'react'
import { changePassword } from '../../../contract/operator/identity/change-password.ts'
import { callServer } from '../../client/call.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldMessage, PasswordField } from '../../ui/forms/field.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { toast } from '../../ui/overlay/toast.tsx'
import { useSubmit } from '../parts/use-submit.ts'
import styles from './gate.module.css'

const EMPTY = { oldPassword: '', newPassword: '', again: '' }

/** The own password: old, new, new again. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [values, setValues] = useState(EMPTY)
  const { submit, isBusy, fields, problem, clear } = useSubmit(async (tellFault) => {
    if (values.newPassword !== values.again) { tellFault('again', t('own_mismatch')); return }
    await callServer(changePassword, { body: { oldPassword: values.oldPassword, newPassword: values.newPassword } })
    toast.good(t('own_saved'))
    setValues(EMPTY)
    onDone()
  })
  const edit = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) => { setValues({ ...values, [name]: event.target.value }); clear() }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordField label={t('own_old')} autoComplete="current-password" value={values.oldPassword} error={fields['oldPassword']} onChange={edit('oldPassword')} />
      <PasswordField label={t('own_new')} autoComplete="new-password" hint={t('own_new_hint')} value={values.newPassword} error={fields['newPassword']} onChange={edit('newPassword')} />
      <PasswordField label={t('own_again')} autoComplete="new-password" value={values.again} error={fields['again']} onChange={edit('again')} />
      <FieldMessage error={problem || undefined} />
      <Button type="submit" kind="primary" isBlock isBusy={isBusy}>{t('own_password')}</Button>
    </form>
  )
}
