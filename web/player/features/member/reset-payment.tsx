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
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { SmsCodeField } from '../../code-field/sms-code-field.tsx'
import { useSmsCode } from '../../code-field/use-sms-code.ts'
import { openChat } from '../../state/service.ts'
import { closeWindow } from '../../state/windows.ts'
import { useSetUp } from './use-set-up.ts'

/**
 * A forgotten or locked withdrawal password (domain/economy.md §8.1): by SMS and real name, or by customer
 * service.
 */
export default function ResetPayment() {
  // A window is outside the router's pages, so it brings the query client itself.
  return (
    <QueryClientProvider client={queryClient}>
      <Ways />
    </QueryClientProvider>
  )
}

function Ways() {
  const t = useText()
  const security = useCall(readSecurity)
  if (security.isPending) return <Skeleton shape="block" />
  if (!security.data) return <Note tone="bad">{errorText(security.error, t)}</Note>
  const { paymentPasswordLockedUntil, canResetPaymentPassword } = security.data
  const chat = () => {
    closeWindow()
    openChat()
  }
  return (
    <div className="stack">
      {paymentPasswordLockedUntil ? (
        <Note tone="bad">
          {t('security_payment_locked', { until: formatRecordTime(paymentPasswordLockedUntil) })}
        </Note>
      ) : null}
      {canResetPaymentPassword ? <ResetForm /> : <Note tone="info">{t('security_reset_cannot')}</Note>}
      <Button kind={canResetPaymentPassword ? 'quiet' : 'primary'} isBlock onClick={chat}>
        {t('security_reset_chat')}
      </Button>
    </div>
  )
}

function ResetForm() {
  const t = useText()
  const send = useSetUp(resetPaymentPassword)
  const [sentTo, setSentTo] = useState('')
  const code = useSmsCode('payment', async () => {
    const sent = await callServer(requestPaymentCode)
    setSentTo(sent.sentTo)
    return sent
  })
  const form = useForm({
    start: { digits: '', name: '', pin: '' },
    send: async ({ digits, name, pin }) => {
      await send.mutateAsync({
        body: { verificationCode: digits.trim(), payeeName: name, paymentPassword: pin },
      })
      code.release()
      toast.good(t('security_reset_done'))
      closeWindow()
    },
    refuse: (error) => {
      const refusal = codeOf(error)
      if (refusal.startsWith('VERIFY')) return { digits: errorText(error, t) }
      if (refusal === 'PAYMENT_PASSWORD_WEAK') return { pin: errorText(error, t) }
      if (refusal !== 'AUTH_NAME_WRONG') return { form: errorText(error, t) }
      // The code was right and is spent: another one is needed for another name.
      form.edit({ digits: '' })
      code.release()
      return { name: t('security_reset_name_wrong') }
    },
  })
  const { digits, name, pin } = form.values
  const ask = () => {
    form.tell({})
    code.ask().catch((error: unknown) => form.tell({ digits: errorText(error, t) }))
  }
  return (
    <Form form={form} className="stack">
      <Note>{t('security_reset_hold')}</Note>
      <SmsCodeField
        value={digits}
        onChange={form.set('digits')}
        code={code}
        sentTo={sentTo}
        onAsk={ask}
        error={form.faults['digits']}
      />
      <TextField
        label={t('field_payee_name')}
        icon="user"
        isRequired
        maxLength={60}
        autoComplete="name"
        hint={t('security_reset_name_hint')}
        {...form.field('name')}
      />
      <PinField
        label={t('security_new_payment')}
        value={pin}
        onChange={form.set('pin')}
        error={form.faults['pin']}
        hint={t('security_payment_note')}
      />
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button
        type="submit"
        kind="primary"
        isBlock
        isBusy={form.isBusy}
        disabled={digits.trim() === '' || name.trim() === '' || pin.length !== 6}
      >
        {t('security_reset_save')}
      </Button>
    </Form>
  )
}
