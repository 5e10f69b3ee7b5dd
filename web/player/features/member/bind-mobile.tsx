import { useEffect, useState } from 'react'
import { bindMobile } from '../../../../contract/player/identity/bind-mobile.ts'
import { readProfile } from '../../../../contract/player/identity/read-profile.ts'
import { requestBindCode } from '../../../../contract/player/identity/request-bind-code.ts'
import { codeOf, fieldErrorsOf } from '../../../client/call-error.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'

/** A number may ask for another code after this long (WIRE.md, Codes). */
const RESEND_S = 60

/** Binds the mobile number by the code sent to it. */
export function BindMobile({ onDone }: { onDone: () => void }) {
  const t = useText()
  const ask = useSend(requestBindCode)
  const bind = useSend(bindMobile, { changes: [readProfile] })
  const [mobileNum, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [wait, setWait] = useState(0)
  const [problem, setProblem] = useState<{ mobile?: string | undefined; code?: string | undefined; form?: string | undefined }>({})
  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])
  const number = { mobileNum, countryDialingCode: '66' }
  const sendCode = () => ask.mutateAsync({ body: number }).then(
    () => { setProblem({}); setWait(RESEND_S) },
    (error: unknown) => setProblem({ mobile: fieldErrorsOf(error).mobileNum ?? errorText(error, t) }))
  const submit = () => bind.mutateAsync({ body: { ...number, verificationCode: code } }).then(
    () => { toast.good(t('security_saved')); onDone() },
    (error: unknown) => setProblem(String(codeOf(error)).startsWith('VERIFY') ? { code: errorText(error, t) } : { form: errorText(error, t) }))
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void submit() }}>
      <TextField label={t('field_mobile_num')} icon="phone" isRequired inputMode="tel" autoComplete="tel-national" maxLength={20} value={mobileNum} error={problem.mobile} onChange={(event) => setMobile(event.target.value)}
        trailing={<Button size="small" kind="line" isBusy={ask.isPending} disabled={wait > 0 || mobileNum.trim() === ''} onClick={() => { void sendCode() }}>{wait > 0 ? t('common_seconds', { 0: wait }) : t('security_send_code')}</Button>} />
      <TextField label={t('security_code')} icon="key" isRequired inputMode="numeric" autoComplete="one-time-code" maxLength={6} value={code} error={problem.code} onChange={(event) => setCode(event.target.value.replaceAll(/[^0-9]/g, ''))} />
      {problem.form ? <Note tone="bad">{problem.form}</Note> : null}
      <Button type="submit" kind="primary" isBlock isBusy={bind.isPending} disabled={code.length !== 6}>{t('security_bind')}</Button>
    </form>
  )
}
