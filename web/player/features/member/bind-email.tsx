import { useState } from 'react'
import { bindEmail } from '../../../../contract/player/identity/bind-email.ts'
import { requestEmailCode } from '../../../../contract/player/identity/request-email-code.ts'
import { callServer } from '../../../client/call.ts'
import { codeOf, fieldErrorsOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { SmsCodeField } from '../../code-field/sms-code-field.tsx'
import { useSmsCode } from '../../code-field/use-sms-code.ts'
import { ProveOwner, type Proof, useOwnerProof } from './prove-owner.tsx'
import { useSetUp } from './use-set-up.ts'

/** Binds or changes the e-mail address by the code sent to it. */
export function BindEmail({ proofs, isChange, onDone }: { proofs: readonly Proof[]; isChange: boolean; onDone: () => void }) {
  const t = useText()
  const bind = useSetUp(bindEmail)
  const proof = useOwnerProof(proofs)
  const [email, setEmail] = useState('')
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<{ email?: string | undefined; code?: string | undefined; form?: string | undefined }>({})
  const code = useSmsCode('email', () => callServer(requestEmailCode, { body: { email: email.trim() } }))
  const ask = () => {
    setProblem({})
    code.ask().catch((error: unknown) => setProblem({ email: fieldErrorsOf(error).email ?? errorText(error, t) }))
  }
  const fail = (error: unknown) => {
    if (proof.take(error)) return
    const told = fieldErrorsOf(error).email
    if (codeOf(error).startsWith('VERIFY')) setProblem({ code: errorText(error, t) })
    else setProblem(told ? { email: told } : { form: errorText(error, t) })
  }
  const submit = () => {
    setProblem({})
    return bind.mutateAsync({ body: { email: email.trim(), verificationCode: digits, ...proof.body() } }).then(() => { code.release(); proof.spend(); toast.good(t('security_saved')); onDone() }, fail)
  }
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void submit() }}>
      {isChange ? <Note>{t('security_change_hold')}</Note> : null}
      <ProveOwner proof={proof} />
      <TextField label={t(isChange ? 'security_new_email' : 'field_email')} icon="mail" isRequired type="email" inputMode="email" autoComplete="email" maxLength={100} value={email} error={problem.email} onChange={(event) => setEmail(event.target.value)} />
      <SmsCodeField value={digits} onChange={setDigits} code={code} sentTo={email.trim()} onAsk={ask} error={problem.code} />
      {problem.form ? <Note tone="bad">{problem.form}</Note> : null}
      <Button type="submit" kind="primary" isBlock isBusy={bind.isPending} disabled={digits.trim() === '' || !proof.isFilled}>{t('security_bind_email')}</Button>
    </form>
  )
}
