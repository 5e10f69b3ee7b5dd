import { bindMobile } from '../../../../contract/player/identity/bind-mobile.ts'
import { requestBindCode } from '../../../../contract/player/identity/request-bind-code.ts'
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

/**
 * Binds the mobile number with the code sent to it; an account that has a factor must prove its owner first.
 */
export function BindMobile({
  proofs,
  isChange,
  onDone,
}: {
  proofs: readonly Proof[]
  isChange: boolean
  onDone: () => void
}) {
  const t = useText()
  const bind = useSetUp(bindMobile)
  const proof = useOwnerProof(proofs)
  const form = useForm({
    start: { mobileNum: '', digits: '' },
    send: async ({ digits }) => {
      await bind.mutateAsync({
        body: { ...number, verificationCode: digits, ...(proofs.length > 0 ? proof.body() : {}) },
      })
      code.release()
      proof.spend()
      toast.good(t('security_saved'))
      onDone()
    },
    refuse: (error) =>
      proof.take(error)
        ? {}
        : { [codeOf(error).startsWith('VERIFY') ? 'digits' : 'form']: errorText(error, t) },
  })
  const { mobileNum, digits } = form.values
  const number = { mobileNum, countryDialingCode: '66' }
  const code = useSmsCode('mobile', () => callServer(requestBindCode, { body: number }))
  const ask = () => {
    form.tell({})
    code
      .ask()
      .catch((error: unknown) =>
        form.tell({ mobileNum: fieldErrorsOf(error).mobileNum ?? errorText(error, t) }),
      )
  }
  return (
    <Form form={form} className="stack">
      {isChange ? <Note>{t('security_change_hold')}</Note> : null}
      {proofs.length > 0 ? <ProveOwner proof={proof} /> : null}
      <TextField
        label={t(isChange ? 'security_new_mobile' : 'field_mobile_num')}
        icon="phone"
        isRequired
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        {...form.field('mobileNum')}
      />
      <SmsCodeField
        value={digits}
        onChange={form.set('digits')}
        code={code}
        sentTo={mobileNum.trim()}
        onAsk={ask}
        error={form.faults['digits']}
      />
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button
        type="submit"
        kind="primary"
        isBlock
        isBusy={form.isBusy}
        disabled={digits.trim() === '' || (proofs.length > 0 && !proof.isFilled)}
      >
        {t('security_bind')}
      </Button>
    </Form>
  )
}
