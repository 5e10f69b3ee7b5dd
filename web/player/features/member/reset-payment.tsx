import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { readSecurity } from '../../../../contract/player/identity/read-security.ts'
import { requestPaymentCode } from '../../../../contract/player/identity/request-payment-code.ts'
import { resetPaymentPassword } from '../../../../contract/player/identity/reset-payment-password.ts'
import { callServer } from '../../../client/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { queryClient } from '../../../client/query-client.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatRecordTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { SmsCodeField } from '../../code-field/sms-code-field.tsx'
import { useSmsCode } from '../../code-field/use-sms-code.ts'
import { openChat } from '../../state/service.ts'
import { closeWindow } from '../../state/windows.ts'
import { useSetUp } from './use-set-up.ts'

/** A forgotten or locked withdrawal password (domain/economy.md §8.1): by SMS and real name, or by customer service. */
export default function ResetPayment() {
  // A window stands beside the router's pages, so it brings the answers' keeper itself.
  return <QueryClientProvider client={queryClient}><Ways /></QueryClientProvider>
}

function Ways() {
  const t = useText()
  const security = useCall(readSecurity)
  if (security.isPending) return <Skeleton shape="block" />
  if (!security.data) return <Note tone="bad">{errorText(security.error, t)}</Note>
  const { paymentPasswordLockedUntil, canResetPaymentPassword } = security.data
  const chat = () => { closeWindow(); openChat() }
  return (
    <div className="stack">
      {paymentPasswordLockedUntil ? <Note tone="bad">{t('security_payment_locked', { 0: formatRecordTime(paymentPasswordLockedUntil) })}</Note> : null}
      {canResetPaymentPassword ? <ResetForm /> : <Note tone="info">{t('security_reset_cannot')}</Note>}
      <Button kind={canResetPaymentPassword ? 'quiet' : 'primary'} isBlock onClick={chat}>{t('security_reset_chat')}</Button>
    </div>
  )
}

function ResetForm() {
  const t = useText()
  const send = useSetUp(resetPaymentPassword)
  const [sentTo, setSentTo] = useState('')
  const [digits, setDigits] = useState('')
  const [name, setName] = useState('')
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<{ field: 'code' | 'name' | 'pin' | 'form'; text: string }>()
  const code = useSmsCode('payment', async () => {
    const sent = await callServer(requestPaymentCode)
    setSentTo(sent.sentTo)
    return sent
  })
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined)
  const ask = () => {
    setProblem(undefined)
    code.ask().catch((error: unknown) => setProblem({ field: 'code', text: errorText(error, t) }))
  }
  const fail = (error: unknown) => {
    const refusal = codeOf(error)
    // The code was right and is spent: another one is needed for another name.
    if (refusal === 'AUTH_NAME_WRONG') { setDigits(''); code.release() }
    const text = refusal === 'AUTH_NAME_WRONG' ? t('security_reset_name_wrong') : errorText(error, t)
    setProblem({ field: refusal.startsWith('VERIFY') ? 'code' : refusal === 'AUTH_NAME_WRONG' ? 'name' : refusal === 'PAYMENT_PASSWORD_WEAK' ? 'pin' : 'form', text })
  }
  const submit = () => {
    setProblem(undefined)
    return send.mutateAsync({ body: { verificationCode: digits.trim(), payeeName: name, paymentPassword: pin } }).then(() => { code.release(); toast.good(t('security_reset_done')); closeWindow() }, fail)
  }
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void submit() }}>
      <Note>{t('security_reset_hold')}</Note>
      <SmsCodeField value={digits} onChange={setDigits} code={code} sentTo={sentTo} onAsk={ask} error={errorOf('code')} />
      <TextField label={t('field_payee_name')} icon="user" isRequired maxLength={60} autoComplete="name" hint={t('security_reset_name_hint')} value={name} error={errorOf('name')} onChange={(event) => setName(event.target.value)} />
      <PinField label={t('security_new_payment')} value={pin} onChange={setPin} error={errorOf('pin')} hint={t('security_payment_note')} />
      {errorOf('form') ? <Note tone="bad">{errorOf('form')}</Note> : null}
      <Button type="submit" kind="primary" isBlock isBusy={send.isPending} disabled={digits.trim() === '' || name.trim() === '' || pin.length !== 6}>{t('security_reset_save')}</Button>
    </form>
  )
}
