import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './cashier.module.css'
import { depositStateText, depositTone } from './states.ts'

/** The member's last deposits. */
export function RecentDeposits() {
  const t = useText()
  const { data } = useCall(listDeposits, { query: { pageNo: 1, pageSize: 5 } })
  if (!data || data.list.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('deposit_recent')}</h2>
      <ul className={`panel ${styles.rows}`}>
        {data.list.map((deposit) => (
          <li key={deposit.intentId} className={styles.rowItem}>
            <span className="grow"><b className="number">{formatMoney(deposit.creditedAmount || deposit.payableAmount)}</b><small className="note text-3">{formatDateTime(deposit.createdAt)} · {t('deposit_promptpay')}</small></span>
            <Badge tone={depositTone(deposit.state)}>{t(depositStateText(deposit.state))}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
