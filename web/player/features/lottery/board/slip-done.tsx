import { formatClock, formatMoney } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import styles from './slip.module.css'
import type { Placed } from './use-place-order.ts'

/** The bet stands: its number, what is left of the balance, and until when it can be taken back. */
export function SlipDone({
  placed,
  onTicket,
  onAgain,
}: {
  placed: Placed
  onTicket: () => void
  onAgain: () => void
}) {
  const t = useText()
  return (
    <div className={styles.done} role="status">
      <Icon name="check" size={28} className={styles.doneIcon} />
      <b>{t('lottery_accepted', { id: placed.orderId })}</b>
      <dl className={styles.sums}>
        <dt>{t('lottery_issue_of')}</dt>
        <dd className="number">{placed.numero}</dd>
        <dt>{t('lottery_stake_total')}</dt>
        <dd className="number">{formatMoney(placed.stakeAmount, placed.currency)}</dd>
        <dt>{t('lottery_most_payout')}</dt>
        <dd className="number">{formatMoney(placed.potentialAmount, placed.currency)}</dd>
        <dt>{t('lottery_balance_after')}</dt>
        <dd className="money">{formatMoney(placed.balance, placed.currency)}</dd>
      </dl>
      {placed.cancelUntil ? (
        <p className={styles.issue}>
          {t('lottery_slip_cancel_until', { time: formatClock(placed.cancelUntil, true) })}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button kind="line" onClick={onTicket}>
          {t('lottery_see_ticket')}
        </Button>
        <Button kind="primary" onClick={onAgain}>
          {t('lottery_bet_again')}
        </Button>
      </div>
    </div>
  )
}
