import { useState } from 'react'
import { confirmAuthenticator } from '../../../contract/operator/identity/confirm-authenticator.ts'
import { startAuthenticator } from '../../../contract/operator/identity/start-authenticator.ts'
import { callServer } from '../../client/call.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField, TextField } from '../../ui/forms/field.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { toast } from '../../ui/overlay/toast.tsx'
import { CopyButton } from '../../ui/status/key-values.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { useSubmit } from '../parts/use-submit.ts'
import styles from './gate.module.css'

interface Seed { secret: string; address: string }

/** Password → QR code → a code that proves it → recovery codes. `onDone` once the codes are kept. */
export function SetUpAuthenticator({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [seed, setSeed] = useState<Seed | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (seed) return <ProveSeed seed={seed} onProved={(made) => { setCodes(made); toast.good(t('factor_done')) }} />
  return <AskPassword submitText={t('factor_start')} onPassword={async (password) => setSeed(await callServer(startAuthenticator, { body: { password } }))} />
}

/** One field and one button; the refusal stands under the field. */
export function AskPassword({ submitText, onPassword }: { submitText: string; onPassword: (password: string) => Promise<void> }) {
  const t = useText()
  const [password, setPassword] = useState('')
  const { submit, isBusy, fields, problem, clear } = useSubmit(async (tellFault) => { await (password ? onPassword(password) : tellFault('password', t('msg_required_password'))) })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordField label={t('factor_step_password')} autoComplete="current-password" value={password} error={fields['password'] ?? (problem || undefined)} onChange={(event) => { setPassword(event.target.value); clear() }} />
      <Button type="submit" kind="primary" isBlock isBusy={isBusy}>{submitText}</Button>
    </form>
  )
}

function ProveSeed({ seed, onProved }: { seed: Seed; onProved: (codes: readonly string[]) => void }) {
  const t = useText()
  const [code, setCode] = useState('')
  const { submit, isBusy, problem, clear } = useSubmit(async () => onProved((await callServer(confirmAuthenticator, { body: { code: code.trim() } })).recoveryCodes))
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className="text-2 small">{t('factor_scan')}</p>
      <div className={styles.qr}><QrCode text={seed.address} label={t('factor_qr')} /></div>
      <div>
        <span className="text-3 note">{t('factor_secret')}</span>
        <div className={styles.secret}><span>{seed.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</span><CopyButton text={seed.secret} /></div>
      </div>
      <TextField label={t('factor_code')} icon="key" inputMode="numeric" autoComplete="one-time-code" maxLength={6} value={code} error={problem || undefined} onChange={(event) => { setCode(event.target.value.replaceAll(/\D/g, '')); clear() }} />
      <Button type="submit" kind="primary" isBlock isBusy={isBusy} disabled={code.length !== 6}>{t('factor_confirm')}</Button>
    </form>
  )
}

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText()
  return (
    <div className={styles.form}>
      <h2>{t('factor_codes')}</h2>
      <p className="text-2 small">{t('factor_codes_text')}</p>
      <ul className={styles.codes}>{codes.map((code) => <li key={code}>{code}</li>)}</ul>
      <div className={styles.foot}>
        <CopyButton text={codes.join('\n')} />
        <Button kind="jade" onClick={onKept}>{t('factor_codes_kept')}</Button>
      </div>
    </div>
  )
}
