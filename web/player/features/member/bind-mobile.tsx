import { useState } from 'react'
import { bindMobile } from '../../../../contract/player/identity/bind-mobile.ts'
import { requestBindCode } from '../../../../contract/player/identity/request-bind-code.ts'
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

/** Binds the mobile number by the code sent to it; where the account can prove its owner already, it has to. */
export function BindMobile({ proofs, isChange, onDone }: { proofs: readonly Proof[]; isChange: boolean; onDone: () => void }) {
  const t = useText()
  const bind = useSetUp(bindMobile)
  const proof = useOwnerProof(proofs)
  const [mobileNum, setMobile] = useState('')
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<{ mobile?: string | undefined; code?: string | undefined; form?: string | undefined }>({})
  const number = { mobileNum, countryDialingCode: '66' }
  const code = useSmsCode('mobile', () => callServer(requestBindCode, { body: number }))
  const ask = () => {
    setProblem({})
    code.ask().catch((error: unknown) => setProblem({ mobile: fieldErrorsOf(error).mobileNum ?? errorText(error, t) }))
  }
  const fail = (error: unknown) => {
    if (proof.take(error)) return
    if (codeOf(error).startsWith('VERIFY')) setProblem({ code: errorText(error, t) })
    else setProblem({ form: errorText(error, t) })
  }
  const submit = () => {
    setProblem({})
    return bind.mutateAsync({ body: { ...number, verificationCode: digits, ...(proofs.length > 0 ? proof.body() : {}) } }).then(() => { code.release(); proof.spend(); toast.good(t('security_saved')); onDone() }, fail)
  }
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void submit() }}>
      {isChange ? <Note>{t('security_change_hold')}</Note> : null}
      {proofs.length > 0 ? <ProveOwner proof={proof} /> : null}
      <TextField label={t(isChange ? 'security_new_mobile' : 'field_mobile_num')} icon="phone" isRequired inputMode="tel" autoComplete="tel-national" maxLength={20} value={mobileNum} error={problem.mobile} onChange={(event) => setMobile(event.target.value)} />
      <SmsCodeField value={digits} onChange={setDigits} code={code} sentTo={mobileNum.trim()} onAsk={ask} error={problem.code} />
      {problem.form ? <Note tone="bad">{problem.form}</Note> : null}
      <Button type="submit" kind="primary" isBlock isBusy={bind.isPending} disabled={digits.trim() === '' || (proofs.length > 0 && !proof.isFilled)}>{t('security_bind')}</Button>
    </form>
  )
}
