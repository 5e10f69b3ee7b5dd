import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import parts from '../../parts/parts.module.css'

/** Password and factor together: what a change of the authenticator wants. */
export function ProveForm({
  submitText,
  onProved,
}: {
  submitText: string
  onProved: (body: { password: string; code: string }) => Promise<void>
}) {
  const t = useText()
  const form = useForm({
    start: { password: '', code: '' },
    send: ({ password, code }) => onProved({ password, code: code.trim() }),
  })
  const { password, code } = form.values
  return (
    <Form form={form} className={parts.form}>
      <PasswordField
        label={t('own_old')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => form.edit({ password: event.target.value })}
      />
      <TextField
        label={t('enter_totp_label')}
        icon="key"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => form.edit({ code: event.target.value })}
      />
      <FieldMessage error={form.problem} />
      <Button type="submit" kind="primary" isBlock isBusy={form.isBusy} disabled={!password || !code}>
        {submitText}
      </Button>
    </Form>
  )
}
