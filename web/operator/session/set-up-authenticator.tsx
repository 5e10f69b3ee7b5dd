import { useState } from 'react'
import { confirmAuthenticator } from '../../../contract/operator/identity/confirm-authenticator.ts'
import { startAuthenticator } from '../../../contract/operator/identity/start-authenticator.ts'
import { callServer } from '../../client/call.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { toast } from '../../ui/overlay/toast.tsx'
import { CopyButton } from '../../ui/status/key-values.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import styles from './gate.module.css'

interface Seed {
  secret: string
  address: string
}

/** Password → QR code → a code that proves it → recovery codes. `onDone` once the codes are kept. */
export function SetUpAuthenticator({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [seed, setSeed] = useState<Seed | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (seed)
    return (
      <ProveSeed
        seed={seed}
        onProved={(made) => {
          setCodes(made)
          toast.good(t('factor_done'))
        }}
      />
    )
  return (
    <AskPassword
      submitText={t('factor_start')}
      onPassword={async (password) => setSeed(await callServer(startAuthenticator, { body: { password } }))}
    />
  )
}

/** One field and one button; the refusal is shown under the field. */
export function AskPassword({
  submitText,
  onPassword,
}: {
  submitText: string
  onPassword: (password: string) => Promise<void>
}) {
  const t = useText()
  const form = useForm({
    start: { password: '' },
    send: async ({ password }) => {
      if (!password) return { password: t('msg_required_password') }
      await onPassword(password)
      return undefined
    },
  })
  const { password } = form.values
  return (
    <Form form={form} className={styles.form}>
      <PasswordField
        label={t('factor_step_password')}
        autoComplete="current-password"
        value={password}
        error={form.faults['password'] ?? form.problem}
        onChange={(event) => form.edit({ password: event.target.value })}
      />
      <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
        {submitText}
      </Button>
    </Form>
  )
}

function ProveSeed({ seed, onProved }: { seed: Seed; onProved: (codes: readonly string[]) => void }) {
  const t = useText()
  const form = useForm({
    start: { code: '' },
    send: async ({ code }) =>
      onProved((await callServer(confirmAuthenticator, { body: { code: code.trim() } })).recoveryCodes),
  })
  const { code } = form.values
  return (
    <Form form={form} className={styles.form}>
      <p className="text-2 small">{t('factor_scan')}</p>
      <div className={styles.qr}>
        <QrCode text={seed.address} label={t('factor_qr')} />
      </div>
      <div>
        <span className="text-3 note">{t('factor_secret')}</span>
        <div className={styles.secret}>
          <span>{seed.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</span>
          <CopyButton text={seed.secret} />
        </div>
      </div>
      <TextField
        label={t('factor_code')}
        icon="key"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        error={form.problem}
        onChange={(event) => form.edit({ code: event.target.value.replaceAll(/\D/g, '') })}
      />
      <Button type="submit" kind="primary" isBlock isBusy={form.isBusy} disabled={code.length !== 6}>
        {t('factor_confirm')}
      </Button>
    </Form>
  )
}

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText()
  return (
    <div className={styles.form}>
      <h2>{t('factor_codes')}</h2>
      <p className="text-2 small">{t('factor_codes_text')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.foot}>
        <CopyButton text={codes.join('\n')} />
        <Button kind="jade" onClick={onKept}>
          {t('factor_codes_kept')}
        </Button>
      </div>
    </div>
  )
}
