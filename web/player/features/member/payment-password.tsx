import { setPaymentPassword } from '../../../../contract/player/identity/set-payment-password.ts'
import { codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import styles from './security.module.css'
import { useSetUp } from './use-set-up.ts'

/** The six digits of withdrawals: set the first time, changed with the old ones after. */
export function PaymentPassword({
  isSet,
  onDone,
  onForgotten,
}: {
  isSet: boolean
  onDone: () => void
  onForgotten?: () => void
}) {
  const t = useText()
  const send = useSetUp(setPaymentPassword)
  const form = useForm({
    start: { oldPin: '', pin: '' },
    send: async ({ oldPin, pin }) => {
      await send.mutateAsync({
        body: { paymentPassword: pin, ...(isSet ? { oldPaymentPassword: oldPin } : {}) },
      })
      toast.good(t('security_saved'))
      onDone()
    },
    refuse: (error) => {
      const field = { PAYMENT_PASSWORD_WRONG: 'oldPin', PAYMENT_PASSWORD_WEAK: 'pin' }[codeOf(error)]
      return { [field ?? 'form']: errorText(error, t) }
    },
  })
  const { oldPin, pin } = form.values
  return (
    <Form form={form} className="stack">
      {isSet ? (
        <PinField
          label={t('security_old_payment')}
          value={oldPin}
          onChange={form.set('oldPin')}
          error={form.faults['oldPin']}
          autoFocus
        />
      ) : null}
      {isSet && onForgotten ? (
        <Button kind="quiet" size="small" className={styles.forgot} onClick={onForgotten}>
          {t('withdraw_forgot')}
        </Button>
      ) : null}
      <PinField
        label={t('security_new_payment')}
        value={pin}
        onChange={form.set('pin')}
        error={form.faults['pin']}
        hint={t('security_payment_note')}
        autoFocus={!isSet}
      />
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button
        type="submit"
        kind="primary"
        isBlock
        isBusy={form.isBusy}
        disabled={pin.length !== 6 || (isSet && oldPin.length !== 6)}
      >
        {t('common_save')}
      </Button>
    </Form>
  )
}
