import { useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { confirmAuthenticator } from '../../../../contract/player/identity/confirm-authenticator.ts'
import { removeAuthenticator } from '../../../../contract/player/identity/remove-authenticator.ts'
import { renewRecoveryCodes } from '../../../../contract/player/identity/renew-recovery-codes.ts'
import { startAuthenticator } from '../../../../contract/player/identity/start-authenticator.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField, TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { CopyButton } from '../../../ui/status/key-values.tsx'
import styles from './security.module.css'
import { useSetUp } from './use-set-up.ts'

interface Seed { secret: string; address: string }

/** Password → QR code → the first code → recovery codes. */
export function SetUpAuthenticator({ onDone }: { onDone: () => void }) {
  const t = useText()
  const start = useSend(startAuthenticator)
  const confirm = useSetUp(confirmAuthenticator)
  const [password, setPassword] = useState('')
  const [seed, setSeed] = useState<Seed | null>(null)
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string>()
  const fail = (error: unknown) => setProblem(errorText(error, t))
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (!seed) {
    return (
      <form className="stack" onSubmit={(event) => { event.preventDefault(); void start.mutateAsync({ body: { password } }).then(setSeed, fail) }}>
        <p className="text-2">{t('factor_intro')}</p>
        <PasswordField label={t('security_own_password')} isRequired autoComplete="current-password" value={password} error={problem} onChange={(event) => { setPassword(event.target.value); setProblem(undefined) }} />
        <Button type="submit" kind="primary" isBlock isBusy={start.isPending} disabled={password === ''}>{t('factor_next')}</Button>
      </form>
    )
  }
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void confirm.mutateAsync({ body: { code } }).then((made) => setCodes(made.recoveryCodes), fail) }}>
      <p className="text-2">{t('factor_scan_member')}</p>
      <SeedPicture address={seed.address} />
      <div><span className="note text-3">{t('factor_by_hand')}</span><p className={styles.seed}><span>{seed.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</span><CopyButton text={seed.secret} /></p></div>
      <TextField label={t('second_authenticator')} isRequired icon="shield" inputMode="numeric" autoComplete="one-time-code" maxLength={6} value={code} error={problem} onChange={(event) => { setCode(event.target.value.replaceAll(/\D/g, '')); setProblem(undefined) }} />
      <Button type="submit" kind="primary" isBlock isBusy={confirm.isPending} disabled={code.length !== 6}>{t('factor_switch_on')}</Button>
    </form>
  )
}

function SeedPicture({ address }: { address: string }) {
  const t = useText()
  const source = useMemo(() => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(renderSVG(address, { border: 2 }))}`, [address])
  return <img className={styles.qr} src={source} width={184} height={184} alt={t('factor_qr_member')} />
}

/** Shown this once. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText()
  return (
    <div className="stack">
      <Note>{t('factor_keep_codes')}</Note>
      <ul className={`panel ${styles.codes}`}>{codes.map((code) => <li key={code}>{code}</li>)}</ul>
      <div className="row"><span className="grow text-2 small">{t('factor_copy_all')}</span><CopyButton text={codes.join('\n')} /></div>
      <Button kind="primary" isBlock onClick={onKept}>{t('factor_kept')}</Button>
    </div>
  )
}

/** New recovery codes, or the authenticator off: both need password and factor. */
export function ManageAuthenticator({ codesLeft, onDone }: { codesLeft: number; onDone: () => void }) {
  const t = useText()
  const renew = useSetUp(renewRecoveryCodes)
  const remove = useSetUp(removeAuthenticator)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string>()
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  const fail = (error: unknown) => { setCode(''); setProblem(errorText(error, t)) }
  const body = { password, code: code.trim() }
  const isFilled = password !== '' && code.trim().length >= 6
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void renew.mutateAsync({ body }).then((made) => setCodes(made.recoveryCodes), fail) }}>
      <p className="text-2">{t('factor_left', { 0: codesLeft })}</p>
      {problem ? <Note tone="bad"><span role="alert">{problem}</span></Note> : null}
      <PasswordField label={t('security_own_password')} isRequired autoComplete="current-password" value={password} onChange={(event) => { setPassword(event.target.value); setProblem(undefined) }} />
      <TextField label={t('second_authenticator')} isRequired icon="shield" autoComplete="one-time-code" maxLength={24} hint={t('second_recovery_hint')} value={code} onChange={(event) => { setCode(event.target.value); setProblem(undefined) }} />
      <Button type="submit" kind="primary" isBlock isBusy={renew.isPending} disabled={!isFilled}>{t('factor_new_codes')}</Button>
      <Button kind="line" isBlock isBusy={remove.isPending} disabled={!isFilled} onClick={() => { void remove.mutateAsync({ body }).then(() => { toast.good(t('factor_off_done')); onDone() }, fail) }}>{t('factor_switch_off')}</Button>
    </form>
  )
}
