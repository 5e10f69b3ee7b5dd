import { useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { confirmAuthenticator } from '../../../../contract/player/identity/confirm-authenticator.ts'
import { removeAuthenticator } from '../../../../contract/player/identity/remove-authenticator.ts'
import { renewRecoveryCodes } from '../../../../contract/player/identity/renew-recovery-codes.ts'
import { startAuthenticator } from '../../../../contract/player/identity/start-authenticator.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { CopyButton } from '../../../ui/status/key-values.tsx'
import styles from './security.module.css'
import { useSetUp } from './use-set-up.ts'

interface Seed {
  secret: string
  address: string
}

/** Password → QR code → the first code → recovery codes. */
export function SetUpAuthenticator({ onDone }: { onDone: () => void }) {
  const [seed, setSeed] = useState<Seed | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  return seed ? <ConfirmForm seed={seed} onConfirmed={setCodes} /> : <StartForm onStarted={setSeed} />
}

function StartForm({ onStarted }: { onStarted: (seed: Seed) => void }) {
  const t = useText()
  const start = useSend(startAuthenticator)
  const form = useForm({
    start: { password: '' },
    send: async ({ password }) => onStarted(await start.mutateAsync({ body: { password } })),
    refuse: (error) => ({ password: errorText(error, t) }),
  })
  return (
    <Form form={form} className="stack">
      <p className="text-2">{t('factor_intro')}</p>
      <PasswordField
        label={t('security_own_password')}
        isRequired
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button
        type="submit"
        kind="primary"
        isBlock
        isBusy={form.isBusy}
        disabled={form.values.password === ''}
      >
        {t('factor_next')}
      </Button>
    </Form>
  )
}

function ConfirmForm({
  seed,
  onConfirmed,
}: {
  seed: Seed
  onConfirmed: (recoveryCodes: readonly string[]) => void
}) {
  const t = useText()
  const confirm = useSetUp(confirmAuthenticator)
  const form = useForm({
    start: { code: '' },
    send: async ({ code }) => onConfirmed((await confirm.mutateAsync({ body: { code } })).recoveryCodes),
    refuse: (error) => ({ code: errorText(error, t) }),
  })
  return (
    <Form form={form} className="stack">
      <p className="text-2">{t('factor_scan_member')}</p>
      <SeedPicture address={seed.address} />
      <div>
        <span className="note text-3">{t('factor_by_hand')}</span>
        <p className={styles.seed}>
          <span>{seed.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</span>
          <CopyButton text={seed.secret} />
        </p>
      </div>
      <TextField
        label={t('second_authenticator')}
        isRequired
        icon="shield"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...form.field('code')}
        onChange={(event) => form.edit({ code: event.target.value.replaceAll(/\D/g, '') })}
      />
      <Button
        type="submit"
        kind="primary"
        isBlock
        isBusy={form.isBusy}
        disabled={form.values.code.length !== 6}
      >
        {t('factor_switch_on')}
      </Button>
    </Form>
  )
}

function SeedPicture({ address }: { address: string }) {
  const t = useText()
  const source = useMemo(
    () => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(renderSVG(address, { border: 2 }))}`,
    [address],
  )
  return <img className={styles.qr} src={source} width={184} height={184} alt={t('factor_qr_member')} />
}

/** Shown this once. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText()
  return (
    <div className="stack">
      <Note>{t('factor_keep_codes')}</Note>
      <ul className={`panel ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <span className="grow text-2 small">{t('factor_copy_all')}</span>
        <CopyButton text={codes.join('\n')} />
      </div>
      <Button kind="primary" isBlock onClick={onKept}>
        {t('factor_kept')}
      </Button>
    </div>
  )
}

const bodyOf = ({ password, code }: { password: string; code: string }) => ({ password, code: code.trim() })

/** New recovery codes, or the authenticator off: both need password and factor. */
export function ManageAuthenticator({ codesLeft, onDone }: { codesLeft: number; onDone: () => void }) {
  const t = useText()
  const renew = useSetUp(renewRecoveryCodes)
  const remove = useSetUp(removeAuthenticator)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const form = useForm({
    start: { password: '', code: '' },
    send: async (values) => setCodes((await renew.mutateAsync({ body: bodyOf(values) })).recoveryCodes),
    refuse: (error) => {
      form.edit({ code: '' })
      return { form: errorText(error, t) }
    },
  })
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  const isFilled = form.values.password !== '' && form.values.code.trim().length >= 6
  return (
    <Form form={form} className="stack">
      <p className="text-2">{t('factor_left', { count: codesLeft })}</p>
      {form.problem ? (
        <Note tone="bad">
          <span role="alert">{form.problem}</span>
        </Note>
      ) : null}
      <PasswordField
        label={t('security_own_password')}
        isRequired
        autoComplete="current-password"
        {...form.field('password')}
      />
      <TextField
        label={t('second_authenticator')}
        isRequired
        icon="shield"
        autoComplete="one-time-code"
        maxLength={24}
        hint={t('second_recovery_hint')}
        {...form.field('code')}
      />
      <Button type="submit" kind="primary" isBlock isBusy={renew.isPending} disabled={!isFilled}>
        {t('factor_new_codes')}
      </Button>
      <Button
        kind="line"
        isBlock
        isBusy={remove.isPending}
        disabled={!isFilled}
        onClick={() =>
          form.sendBy(async (values) => {
            await remove.mutateAsync({ body: bodyOf(values) })
            toast.good(t('factor_off_done'))
            onDone()
          })
        }
      >
        {t('factor_switch_off')}
      </Button>
    </Form>
  )
}
