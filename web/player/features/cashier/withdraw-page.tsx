import { useState } from 'react'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { listBankAccounts } from '../../../../contract/player/cashier/list-bank-accounts.ts'
import { listUsdtAddresses } from '../../../../contract/player/cashier/list-usdt-addresses.ts'
import { listPendingWithdrawals } from '../../../../contract/player/cashier/list-pending-withdrawals.ts'
import { listWithdrawals } from '../../../../contract/player/cashier/list-withdrawals.ts'
import type { WithdrawalPush } from '../../../../contract/pushes/withdrawal.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import intoView from '../../../ui/layout/into-view.module.css'
import { useIntoView } from '../../../ui/layout/use-into-view.ts'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { BalancePanel, Figures } from './balance-panel.tsx'
import { placesOf } from './places.ts'
import { RecentWithdrawals } from './recent-withdrawals.tsx'
import { Turnover } from './turnover.tsx'
import { FirstSteps, isMissingStep, Stopped } from './withdraw-first-steps.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalProgress } from './withdrawal-progress.tsx'

/** Withdrawal: what prevents it, otherwise the form, or the one in progress with its clock. */
export function WithdrawPage() {
  const t = useText()
  const check = useCall(checkWithdrawal)
  const pending = useCall(listPendingWithdrawals)
  const accounts = useCall(listBankAccounts)
  const addresses = useCall(listUsdtAddresses)
  const renew = () => {
    void refresh(checkWithdrawal, listPendingWithdrawals, listWithdrawals)
  }
  useTopic<WithdrawalPush>(
    'withdrawal',
    (data) => {
      if (data.isReminder) toast.info(t('withdraw_reminder'))
      renew()
    },
    renew,
  )
  useTopic('balance', renew)
  const [givenUp, setGivenUp] = useState(0)
  const place = useIntoView<HTMLDivElement>(givenUp)
  if (check.isPending || pending.isPending || accounts.isPending || addresses.isPending)
    return <Skeleton shape="block" />
  if (!check.data || !pending.data || !accounts.data || !addresses.data)
    return (
      <Note tone="bad">
        {errorText(check.error ?? pending.error ?? accounts.error ?? addresses.error, t)}
      </Note>
    )
  const places = placesOf(accounts.data.list, addresses.data.list, t)
  const { withdrawableAmount, balance, lockedAmount, requirements, firstFailure, firstFailureParams } =
    check.data
  const turnoverLeft = requirements.reduce((sum, requirement) => sum + requirement.leftAmount, 0)
  // The clock and its answers come first; what else could be withdrawn is of no use before they are given.
  const isUnderWay = pending.data.list.some((open) => open.state !== 'DISPUTED')
  return (
    <div ref={place} tabIndex={-1} className={`stack ${intoView.result}`}>
      {isUnderWay ? null : (
        <BalancePanel label={t('wallet_withdrawable')} amount={withdrawableAmount}>
          <Figures
            rows={[
              { key: 'all', label: t('wallet_total'), amount: balance },
              { key: 'locked', label: t('wallet_locked'), amount: lockedAmount },
              { key: 'turnover', label: t('wallet_turnover_left'), amount: turnoverLeft },
            ]}
          />
        </BalancePanel>
      )}
      {pending.data.list.map((open) => (
        <WithdrawalProgress key={open.withdrawalId} withdrawal={open} />
      ))}
      {isUnderWay ? null : isMissingStep(firstFailure) ? (
        <FirstSteps
          failure={firstFailure}
          level={Number.parseInt(firstFailureParams[0] ?? '1', 10)}
          accounts={places.length}
        />
      ) : firstFailure === 'WD_TURNOVER' ? (
        <Turnover standing={check.data} onGivenUp={() => setGivenUp((times) => times + 1)} />
      ) : (
        <>
          <Stopped failure={firstFailure} params={firstFailureParams} />
          <WithdrawForm check={check.data} places={places} />
        </>
      )}
      <RecentWithdrawals />
    </div>
  )
}
