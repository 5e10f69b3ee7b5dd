import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, PasswordField, TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import parts from '../../parts/parts.module.css'

/** Password and factor together: what a change of the authenticator wants. */
export function ProveForm({ submitText, onProved }: { submitText: string; onProved: (body: { password: string; code: string }) => Promise<void> }) {
  const t = useText()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    await onProved({ password, code: code.trim() }).catch((error: unknown) => setProblem(errorText(error, t)))
    setBusy(false)
  }
  return (
    <form className={parts.form} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField label={t('own_old')} autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
      <TextField label={t('enter_totp_label')} icon="key" autoComplete="one-time-code" value={code} onChange={(event) => setCode(event.target.value)} />
      <FieldMessage error={problem || undefined} />
      <Button type="submit" kind="primary" isBlock isBusy={isBusy} disabled={!password || !code}>{submitText}</Button>
    </form>
  )
}
