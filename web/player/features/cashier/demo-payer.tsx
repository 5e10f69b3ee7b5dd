import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { payDemoBank } from '../../../../contract/player/dev/pay-demo-bank.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import {
  demoBehavioursOf,
  type DemoBehaviour,
  type DepositChannel,
} from '../../../../contract/shared/cashier-channels.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import styles from './deposit.module.css'
import type { DepositDetail } from './channels.ts'

const textOf = (behaviour: Exclude<DemoBehaviour, 'NORMAL'>) =>
  `deposit_demo_${behaviour.toLowerCase() as Lowercase<typeof behaviour>}` as const

/** In demo mode the member is also the payer, a good one or a bad one. */
export function DemoPayer({ deposit: { intentId, channel, crypto } }: { deposit: DepositDetail }) {
  const t = useText()
  const pay = useSend(payDemoBank, { changes: [readDeposit, listDeposits, checkBalance] })
  const run = (behaviour: DemoBehaviour) => {
    void pay
      .mutateAsync({ body: { intentId, behaviour } })
      .catch((error: unknown) => toast.bad(errorText(error, t)))
  }
  if (crypto && crypto.paidAmount !== null) return null
  const others = demoBehavioursOf(channel as DepositChannel).filter((behaviour) => behaviour !== 'NORMAL')
  return (
    <div className={styles.demo} role="group" aria-label={t('deposit_demo_title')}>
      <p className="note text-3">
        <b>{t('deposit_demo_title')}</b> · {t('deposit_demo_note')}
      </p>
      <Button kind="jade" isBlock icon="check" isBusy={pay.isPending} onClick={() => run('NORMAL')}>
        {t(
          crypto
            ? 'deposit_demo_pay_usdt'
            : channel === 'TRUEMONEY'
              ? 'deposit_demo_pay_wallet'
              : 'deposit_demo_pay',
        )}
      </Button>
      <div className={styles.demoOthers}>
        {others.map((behaviour) => (
          <Button key={behaviour} kind="line" onClick={() => run(behaviour)}>
            {t(textOf(behaviour))}
          </Button>
        ))}
      </div>
    </div>
  )
}
