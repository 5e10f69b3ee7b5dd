import { bindEmail } from '../../../../contract/player/identity/bind-email.ts'
import { requestEmailCode } from '../../../../contract/player/identity/request-email-code.ts'
import { callServer } from '../../../client/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { SmsCodeField } from '../../code-field/sms-code-field.tsx'
import { useSmsCode } from '../../code-field/use-sms-code.ts'
import { ProveOwner, type Proof, useOwnerProof } from './prove-owner.tsx'
import { useSetUp } from './use-set-up.ts'

/** Binds or changes the e-mail address by the code sent to it. */
export function BindEmail({
  proofs,
  isChange,
  onDone,
}: {
  proofs: readonly Proof[]
  isChange: boolean
  onDone: () => void
}) {
  const t = useText()
  const bind = useSetUp(bindEmail)
  const proof = useOwnerProof(proofs)
  const form = useForm({
    start: { email: '', digits: '' },
    send: async ({ email, digits }) => {
      await bind.mutateAsync({ body: { email: email.trim(), verificationCode: digits, ...proof.body() } })
      code.release()
      proof.spend()
      toast.good(t('security_saved'))
      onDone()
    },
    refuse: (error) => {
      if (proof.take(error)) return {}
      if (codeOf(error).startsWith('VERIFY')) return { digits: errorText(error, t) }
      const told = fieldErrorsOf(error).email
      return told ? { email: told } : { form: errorText(error, t) }
    },
  })
  const { email, digits } = form.values
  const code = useSmsCode('email', () => callServer(requestEmailCode, { body: { email: email.trim() } }))
  const ask = () => {
    form.tell({})
    code
      .ask()
      .catch((error: unknown) => form.tell({ email: fieldErrorsOf(error).email ?? errorText(error, t) }))
  }
  return (
    <Form form={form} className="stack">
      {isChange ? <Note>{t('security_change_hold')}</Note> : null}
      <ProveOwner proof={proof} />
      <TextField
        label={t(isChange ? 'security_new_email' : 'field_email')}
        icon="mail"
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
        {...form.field('email')}
      />
      <SmsCodeField
        value={digits}
        onChange={form.set('digits')}
        code={code}
        sentTo={email.trim()}
        onAsk={ask}
        error={form.faults['digits']}
      />
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button
        type="submit"
        kind="primary"
        isBlock
        isBusy={form.isBusy}
        disabled={digits.trim() === '' || !proof.isFilled}
      >
        {t('security_bind_email')}
      </Button>
    </Form>
  )
}
