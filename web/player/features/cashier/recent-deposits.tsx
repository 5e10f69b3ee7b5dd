import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './cashier.module.css'
import { channelName } from './channels.ts'
import { depositStateText, depositTone } from './states.ts'

/** The member's last deposits; each can be shown again if there is room for it. */
export function RecentDeposits({
  shownId,
  onShow,
}: {
  shownId?: string | null
  onShow?: (intentId: string) => void
}) {
  const t = useText()
  const { data } = useCall(listDeposits, { query: { pageNo: 1, pageSize: 5 } })
  if (!data || data.list.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('deposit_recent')}</h2>
      <ul className={`panel ${styles.rows}`}>
        {data.list.map((deposit) => (
          <li key={deposit.intentId} className={`${styles.rowItem} ${styles.recent}`}>
            <span className="grow">
              <b className="number">{formatMoney(deposit.creditedAmount || deposit.payableAmount)}</b>
              <small className="note text-3">
                {formatRecordTime(deposit.createdAt)} · {channelName(deposit.channel as DepositChannel, t)}
              </small>
            </span>
            <Badge tone={depositTone(deposit.state)}>{t(depositStateText(deposit.state))}</Badge>
            {!onShow ? null : deposit.intentId === shownId ? (
              <span className={`note text-3 ${styles.shown}`}>{t('deposit_shown')}</span>
            ) : (
              <Button
                kind="line"
                size="small"
                className={styles.shown}
                aria-label={`${t('deposit_show_again')} ${formatMoney(deposit.payableAmount)} ${formatRecordTime(deposit.createdAt)}`}
                onClick={() => onShow(deposit.intentId)}
              >
                {t('deposit_show_again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
