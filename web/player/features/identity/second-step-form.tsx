import { useState } from 'react'
import { useStore } from 'zustand'
import { logInSecond } from '../../../../contract/player/identity/log-in-second.ts'
import { requestSecondCode } from '../../../../contract/player/identity/request-second-code.ts'
import { callServer } from '../../../client/call.ts'
import { CallError, codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Chips } from '../../../ui/tabs/segmented.tsx'
import { enter, rememberSignIn } from '../../state/entrance.ts'
import { type FactorMethod, secondStep } from '../../state/second-step.ts'
import { openWindow, tell } from '../../state/windows.ts'
import { SmsCodeField } from '../../code-field/sms-code-field.tsx'
import { useSmsCode } from '../../code-field/use-sms-code.ts'

const names: Record<FactorMethod, TextKey> = { sms: 'second_sms', email: 'second_email', payeeName: 'second_payee_name', authenticator: 'second_authenticator' }

/** Refusals that end the step: the sign-in begins anew. */
const ending = new Set(['AUTH_TICKET_INVALID', 'AUTH_LOCKED', 'AUTH_DISABLED'])

/** Proves the second step by one of the ways the member has; three tries over all of them. */
export default function SecondStepForm() {
  const t = useText()
  const pending = useStore(secondStep, (state) => state.pending)
  const options = pending?.options ?? []
  const [method, setMethod] = useState<FactorMethod>(options[0] ?? 'sms')
  const [typed, setTyped] = useState('')
  const [sentTo, setSentTo] = useState('')
  const [isTrusted, setTrusted] = useState(false)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const code = useSmsCode(null, async () => {
    const sent = await callServer(requestSecondCode, { body: { ticket: pending?.ticket ?? '', method: method === 'email' ? 'email' : 'sms' } })
    setSentTo(sent.sentTo)
    return sent
  })
  const isSent = method === 'sms' || method === 'email'

  const fail = (error: unknown) => {
    const left = error instanceof CallError ? (error.value as { attemptsLeft?: number } | null | undefined)?.attemptsLeft : undefined
    if (ending.has(codeOf(error)) || left === 0) {
      void tell(errorText(error, t))
      return openWindow('login')
    }
    setTyped('')
    setFault(left === undefined ? errorText(error, t) : `${errorText(error, t)} · ${t('second_attempts_left', { 0: left })}`)
    if (codeOf(error) === 'VERIFY_CODE_EXPIRED') code.release()
  }
  const submit = async () => {
    if (!pending) return openWindow('login')
    if (typed.trim() === '') return setFault(t(method === 'payeeName' ? 'msg_enter_payee_name' : 'msg_required_verification_code'))
    setFault('')
    setBusy(true)
    try {
      const value = await callServer(logInSecond, { body: { ticket: pending.ticket, method, code: typed.trim(), trustDevice: isTrusted } })
      secondStep.setState({ pending: null })
      rememberSignIn(pending.rememberMe)
      await enter(value)
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  const choose = (key: FactorMethod | null) => { if (key) { setMethod(key); setTyped(''); setFault(''); code.release() } }
  const isAuthenticatorOnly = options.length === 1 && method === 'authenticator'
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void submit() }} noValidate>
      <p className="text-2">{t(isAuthenticatorOnly ? 'second_text_authenticator' : 'second_text')}</p>
      {options.length > 1 ? <Chips label={t('second_method')} tone="jade" value={method} onChange={choose} choices={options.map((key) => ({ key, text: t(names[key]) }))} /> : null}
      {isSent
        ? <SmsCodeField key={method} value={typed} onChange={(value) => { setTyped(value); setFault('') }} code={code} sentTo={sentTo} onAsk={() => { code.ask().catch(fail) }} error={fault || undefined} />
        : (
          <TextField
            key={method} label={t(names[method])} isRequired icon={method === 'payeeName' ? 'user' : 'shield'} autoComplete={method === 'payeeName' ? 'name' : 'one-time-code'} maxLength={method === 'payeeName' ? 60 : 24}
            hint={t(method === 'payeeName' ? 'second_payee_hint' : 'second_recovery_hint')} value={typed} error={fault || undefined} onChange={(event) => { setTyped(event.target.value); setFault('') }}
          />
        )}
      <Checkbox checked={isTrusted} onChange={(event) => setTrusted(event.target.checked)}>{t('second_trust_device')}</Checkbox>
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>{t('second_submit')}</Button>
    </form>
  )
}
