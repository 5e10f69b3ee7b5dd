import { listWithdrawals } from '../../../../contract/player/cashier/list-withdrawals.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './cashier.module.css'
import { withdrawalStateText, withdrawalTone } from './states.ts'

/** The member's last withdrawals. */
export function RecentWithdrawals() {
  const t = useText()
  const { data } = useCall(listWithdrawals, { query: { pageNo: 1, pageSize: 5 } })
  if (!data) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('withdraw_recent')}</h2>
      {data.list.length === 0 ? <EmptyState title={t('withdraw_none')} text={t('withdraw_none_hint')} /> : (
        <ul className={`panel ${styles.rows}`}>
          {data.list.map((withdrawal) => (
            <li key={withdrawal.withdrawalId} className={styles.rowItem}>
              <span className="grow"><b className="number">{formatMoney(withdrawal.amount)}</b><small className="note text-3">{formatDateTime(withdrawal.createdAt)} · {withdrawal.bankAccount.bankCode} {withdrawal.bankAccount.accountNo}{withdrawal.remark ? ` · ${withdrawal.remark}` : ''}</small></span>
              <Badge tone={withdrawalTone(withdrawal.state)}>{t(withdrawalStateText(withdrawal.state))}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
