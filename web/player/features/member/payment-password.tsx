import { useState } from 'react'
import { setPaymentPassword } from '../../../../contract/player/identity/set-payment-password.ts'
import { codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import styles from './security.module.css'
import { useSetUp } from './use-set-up.ts'

/** The six digits of withdrawals: set the first time, changed with the old ones after. */
export function PaymentPassword({ isSet, onDone, onForgotten }: { isSet: boolean; onDone: () => void; onForgotten?: () => void }) {
  const t = useText()
  const send = useSetUp(setPaymentPassword)
  const [oldPin, setOld] = useState('')
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<{ old?: string | undefined; fresh?: string | undefined; form?: string | undefined }>({})
  const submit = () => send.mutateAsync({ body: { paymentPassword: pin, ...(isSet ? { oldPaymentPassword: oldPin } : {}) } }).then(
    () => { toast.good(t('security_saved')); onDone() },
    (error: unknown) => {
      const code = codeOf(error)
      setProblem(code === 'PAYMENT_PASSWORD_WRONG' ? { old: errorText(error, t) } : code === 'PAYMENT_PASSWORD_WEAK' ? { fresh: errorText(error, t) } : { form: errorText(error, t) })
    })
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void submit() }}>
      {isSet ? <PinField label={t('security_old_payment')} value={oldPin} onChange={setOld} error={problem.old} autoFocus /> : null}
      {isSet && onForgotten ? <Button kind="quiet" size="small" className={styles.forgot} onClick={onForgotten}>{t('withdraw_forgot')}</Button> : null}
      <PinField label={t('security_new_payment')} value={pin} onChange={setPin} error={problem.fresh} hint={t('security_payment_note')} autoFocus={!isSet} />
      {problem.form ? <Note tone="bad">{problem.form}</Note> : null}
      <Button type="submit" kind="primary" isBlock isBusy={send.isPending} disabled={pin.length !== 6 || (isSet && oldPin.length !== 6)}>{t('common_save')}</Button>
    </form>
  )
}
