import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { readLineRules } from '../../../../contract/player/cashier/read-line-rules.ts'
import { useCall } from '../../../client/use-call.ts'
import { AppButton } from '../../app-button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { paths } from '../../paths.ts'
import { useIsRestricted } from '../../state/member.ts'
import { BalancePanel, Figures } from './balance-panel.tsx'
import styles from './cashier.module.css'
import { LineHistory } from './line-history.tsx'
import { Pockets } from './pockets.tsx'
import { RecentDeposits } from './recent-deposits.tsx'
import { RecentWithdrawals } from './recent-withdrawals.tsx'
import { turnoverLeftOf, useBalance } from './use-balance.ts'

/** The wallet: what there is, what of it can leave, and the last movements in and out. */
export function WalletPage() {
  const t = useText()
  const balance = useBalance()
  const check = useCall(checkWithdrawal)
  const rules = useCall(readLineRules)
  const isRestricted = useIsRestricted()
  if (balance.isPending) return <Skeleton shape="block" />
  if (!balance.data) return <Note tone="bad">{errorText(balance.error, t)}</Note>
  const turnoverLeft = turnoverLeftOf(check.data)
  return (
    <div className="stack">
      <BalancePanel label={t('wallet_total')} amount={balance.data.balance}>
        <Figures
          rows={[
            { key: 'withdrawable', label: t('wallet_withdrawable'), amount: balance.data.withdrawableAmount },
            { key: 'locked', label: t('wallet_locked'), amount: balance.data.lockedAmount },
            turnoverLeft > 0
              ? { key: 'turnover', label: t('wallet_turnover_left'), amount: turnoverLeft }
              : { key: 'bonus', label: t('wallet_bonus'), amount: balance.data.bonusAmount },
          ]}
        />
      </BalancePanel>
      <div className={styles.actions}>
        {isRestricted ? null : (
          <AppButton kind="primary" size="large" icon="deposit" href={paths.member('depositv2')}>
            {t('deposit_title')}
          </AppButton>
        )}
        <AppButton kind="line" size="large" icon="withdraw" href={paths.member('withdraw')}>
          {t('withdraw_title')}
        </AppButton>
        {rules.data?.maySendUp || rules.data?.maySendDown ? (
          <AppButton kind="line" icon="agent" className={styles.wide} href={paths.member('transferUpline')}>
            {t('line_heading')}
          </AppButton>
        ) : null}
      </div>
      <Pockets />
      <RecentDeposits />
      <LineHistory />
      <RecentWithdrawals />
    </div>
  )
}
