import { roles, type Role } from '../../../../contract/operator/identity/abilities.ts'
import { createOperator } from '../../../../contract/operator/identity/create-operator.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import parts from '../../parts/parts.module.css'
import { roleText } from '../../session/me.ts'
import { useOutcome } from './use-outcome.ts'

const EMPTY = { username: '', displayName: '', password: '', role: 'viewer' as Role }

/** A new operator: name, role and a first password that must be changed. */
export function CreateOperatorWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('op_add')}>
      <CreateForm onClose={onClose} />
    </Modal>
  )
}

function CreateForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const tell = useOutcome()
  const form = useForm({
    start: EMPTY,
    send: async (values) => {
      const { state } = await callServer(createOperator, {
        body: { ...values, username: values.username.trim(), displayName: values.displayName.trim() },
      })
      onClose()
      await tell(state)
    },
  })
  const values = form.values
  return (
    <Form form={form} className={parts.form}>
      <TextField
        label={t('op_username')}
        hint={t('op_username_hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        {...form.field('username')}
      />
      <TextField label={t('op_name')} autoComplete="off" maxLength={60} {...form.field('displayName')} />
      <SelectField
        label={t('op_role')}
        value={values.role}
        onChange={(role) => form.edit({ role })}
        choices={roles.map((role) => ({ key: role, text: t(roleText(role)) }))}
      />
      <PasswordField
        label={t('op_password')}
        hint={t('op_password_hint')}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('op_add')}
        </Button>
      </div>
    </Form>
  )
}
