import { useEffect, useState } from 'react'
import { roles, type Role } from '../../../../contract/operator/identity/abilities.ts'
import { createOperator } from '../../../../contract/operator/identity/create-operator.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, PasswordField, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'
import { roleText } from '../../session/me.ts'
import { useOutcome } from './use-outcome.ts'

const EMPTY = { username: '', displayName: '', password: '', role: 'viewer' as Role }

/** A new operator: name, role and a first password that must be changed. */
export function CreateOperatorWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const tell = useOutcome()
  const [values, setValues] = useState(EMPTY)
  const { submit, isBusy, fields, problem, clear } = useSubmit(async () => {
    const { state } = await callServer(createOperator, { body: { ...values, username: values.username.trim(), displayName: values.displayName.trim() } })
    onClose()
    await tell(state)
  })
  useEffect(() => { if (isOpen) setValues(EMPTY) }, [isOpen])
  const edit = (name: 'username' | 'displayName' | 'password') => (event: { target: { value: string } }) => { setValues({ ...values, [name]: event.target.value }); clear() }
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('op_add')}>
      <form className={parts.form} onSubmit={submit} noValidate>
        <TextField label={t('op_username')} hint={t('op_username_hint')} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={16} value={values.username} error={fields['username']} onChange={edit('username')} />
        <TextField label={t('op_name')} autoComplete="off" maxLength={60} value={values.displayName} error={fields['displayName']} onChange={edit('displayName')} />
        <SelectField label={t('op_role')} value={values.role} onChange={(role) => setValues({ ...values, role })} choices={roles.map((role) => ({ key: role, text: t(roleText(role)) }))} />
        <PasswordField label={t('op_password')} hint={t('op_password_hint')} autoComplete="new-password" value={values.password} error={fields['password']} onChange={edit('password')} />
        <FieldMessage error={problem || undefined} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>{t('op_add')}</Button>
        </div>
      </form>
    </Modal>
  )
}
