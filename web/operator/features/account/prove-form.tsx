import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, PasswordField, TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'

/** Password and factor together: what a change of the authenticator wants. */
export function ProveForm({ submitText, onProved }: { submitText: string; onProved: (body: { password: string; code: string }) => Promise<void> }) {
  const t = useText()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { submit, isBusy, problem } = useSubmit(() => onProved({ password, code: code.trim() }))
  return (
    <form className={parts.form} onSubmit={submit} noValidate>
      <PasswordField label={t('own_old')} autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
      <TextField label={t('enter_totp_label')} icon="key" autoComplete="one-time-code" value={code} onChange={(event) => setCode(event.target.value)} />
      <FieldMessage error={problem || undefined} />
      <Button type="submit" kind="primary" isBlock isBusy={isBusy} disabled={!password || !code}>{submitText}</Button>
    </form>
  )
}
