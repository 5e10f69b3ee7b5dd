import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { listBankAccounts } from '../../../../contract/player/cashier/list-bank-accounts.ts'
import { readProfile } from '../../../../contract/player/identity/read-profile.ts'
import { queryClient } from '../../../client/query-client.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { leaveWindow } from '../../state/entrance.ts'
import { AddBankAccount } from './add-bank-account.tsx'
import { PayeeName } from './payee-name.tsx'
import { PaymentPassword } from './payment-password.tsx'

type Step = 'payment' | 'bank'

/**
 * At the first sign-in (domain/gaps.md §1 row 3): the withdrawal password, then a bank account; each may be
 * skipped.
 */
export default function FirstSteps() {
  // A window is outside the router's pages, so it brings the query client itself.
  return (
    <QueryClientProvider client={queryClient}>
      <Steps />
    </QueryClientProvider>
  )
}

function Steps() {
  const t = useText()
  const profile = useCall(readProfile)
  const accounts = useCall(listBankAccounts)
  const [chosen, setStep] = useState<Step | null>(null)
  const [isPasswordSet, setPasswordSet] = useState(false)
  const error = profile.error ?? accounts.error
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!profile.data || !accounts.data) return <Skeleton shape="block" />
  const { payeeName } = profile.data
  // The profile is asked again after the password is set; until it answers, this window knows.
  const hasPaymentPassword = isPasswordSet || profile.data.hasPaymentPassword
  const step = chosen ?? (hasPaymentPassword ? 'bank' : 'payment')
  const toBank = () => (accounts.data.list.length > 0 ? leaveWindow() : setStep('bank'))
  return (
    <div className="stack">
      <p className="note text-3">
        {t('first_steps_count', { step: step === 'payment' ? '1' : '2', total: '2' })}
      </p>
      <h3>{t(step === 'payment' ? 'withdraw_need_password' : 'withdraw_need_bank')}</h3>
      {step === 'payment' ? <p className="text-2">{t('login_first_time_text')}</p> : null}
      {step === 'payment' ? (
        <PaymentPassword
          isSet={false}
          onDone={() => {
            setPasswordSet(true)
            toBank()
          }}
        />
      ) : !hasPaymentPassword ? (
        <>
          <Note tone="info">{t('first_steps_password_first')}</Note>
          <Button kind="primary" isBlock onClick={() => setStep('payment')}>
            {t('withdraw_need_password')}
          </Button>
        </>
      ) : payeeName === null ? (
        <PayeeName payeeName={null} onDone={() => {}} />
      ) : (
        <AddBankAccount payeeName={payeeName} onDone={leaveWindow} />
      )}
      <Button kind="quiet" isBlock onClick={step === 'payment' ? toBank : leaveWindow}>
        {t('login_skip')}
      </Button>
    </div>
  )
}
