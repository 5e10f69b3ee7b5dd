import { useState } from 'react'
import { useStore } from 'zustand'
import { logInSecond } from '../../../../contract/player/identity/log-in-second.ts'
import { requestSecondCode } from '../../../../contract/player/identity/request-second-code.ts'
import { callServer } from '../../../client/call.ts'
import { CallError, codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Chips } from '../../../ui/tabs/segmented.tsx'
import { enter, rememberSignIn } from '../../state/entrance.ts'
import { type FactorMethod, secondStep } from '../../state/second-step.ts'
import { openWindow, tell } from '../../state/windows.ts'
import { SmsCodeField } from '../../code-field/sms-code-field.tsx'
import { useSmsCode } from '../../code-field/use-sms-code.ts'

const names: Record<FactorMethod, TextKey> = {
  sms: 'second_sms',
  email: 'second_email',
  payeeName: 'second_payee_name',
  authenticator: 'second_authenticator',
}

/** Refusals that end the step: the sign-in begins again. */
const ending = new Set(['AUTH_TICKET_INVALID', 'AUTH_LOCKED', 'AUTH_DISABLED'])

/** Proves the second step by one of the ways the member has; three tries over all of them. */
export default function SecondStepForm() {
  const t = useText()
  const pending = useStore(secondStep, (state) => state.pending)
  const options = pending?.options ?? []
  const [method, setMethod] = useState<FactorMethod>(options[0] ?? 'sms')
  const [sentTo, setSentTo] = useState('')
  const code = useSmsCode(null, async () => {
    const sent = await callServer(requestSecondCode, {
      body: { ticket: pending?.ticket ?? '', method: method === 'email' ? 'email' : 'sms' },
    })
    setSentTo(sent.sentTo)
    return sent
  })
  const isSent = method === 'sms' || method === 'email'

  const refuse = (error: unknown) => {
    const left =
      error instanceof CallError
        ? (error.value as { attemptsLeft?: number } | null | undefined)?.attemptsLeft
        : undefined
    if (ending.has(codeOf(error)) || left === 0) {
      void tell(errorText(error, t))
      openWindow('login')
      return {}
    }
    form.edit({ typed: '' })
    if (codeOf(error) === 'VERIFY_CODE_EXPIRED') code.release()
    return {
      typed:
        left === undefined
          ? errorText(error, t)
          : `${errorText(error, t)} · ${t('second_attempts_left', { count: left })}`,
    }
  }
  const form = useForm({
    start: { typed: '', isTrusted: false },
    send: async ({ typed, isTrusted }) => {
      if (!pending) {
        openWindow('login')
        return undefined
      }
      if (typed.trim() === '')
        return {
          typed: t(method === 'payeeName' ? 'msg_enter_payee_name' : 'msg_required_verification_code'),
        }
      const value = await callServer(logInSecond, {
        body: { ticket: pending.ticket, method, code: typed.trim(), trustDevice: isTrusted },
      })
      secondStep.setState({ pending: null })
      rememberSignIn(pending.rememberMe)
      await enter(value)
      return undefined
    },
    refuse,
  })
  const { typed, isTrusted } = form.values
  const choose = (key: FactorMethod | null) => {
    if (key) {
      setMethod(key)
      form.edit({ typed: '' })
      code.release()
    }
  }
  const isAuthenticatorOnly = options.length === 1 && method === 'authenticator'
  return (
    <Form form={form} className="stack">
      <p className="text-2">{t(isAuthenticatorOnly ? 'second_text_authenticator' : 'second_text')}</p>
      {options.length > 1 ? (
        <Chips
          label={t('second_method')}
          tone="jade"
          value={method}
          onChange={choose}
          choices={options.map((key) => ({ key, text: t(names[key]) }))}
        />
      ) : null}
      {isSent ? (
        <SmsCodeField
          key={method}
          value={typed}
          onChange={form.set('typed')}
          code={code}
          sentTo={sentTo}
          onAsk={() => {
            code.ask().catch((error: unknown) => form.tell(refuse(error)))
          }}
          error={form.faults['typed']}
        />
      ) : (
        <ProofField
          key={method}
          method={method}
          value={typed}
          fault={form.faults['typed']}
          onChange={form.set('typed')}
        />
      )}
      <Checkbox checked={isTrusted} onChange={(event) => form.edit({ isTrusted: event.target.checked })}>
        {t('second_trust_device')}
      </Checkbox>
      <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
        {t('second_submit')}
      </Button>
    </Form>
  )
}

/** A proof that nobody has to send first: the real name, or the authenticator's code. */
function ProofField({
  method,
  value,
  fault,
  onChange,
}: {
  method: FactorMethod
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}) {
  const t = useText()
  return (
    <TextField
      label={t(names[method])}
      isRequired
      icon={method === 'payeeName' ? 'user' : 'shield'}
      autoComplete={method === 'payeeName' ? 'name' : 'one-time-code'}
      maxLength={method === 'payeeName' ? 60 : 24}
      hint={t(method === 'payeeName' ? 'second_payee_hint' : 'second_recovery_hint')}
      value={value}
      error={fault}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
