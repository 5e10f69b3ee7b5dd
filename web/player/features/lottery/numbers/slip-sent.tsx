import { formatMoney } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { momentText } from '../parts/moment-text.ts'
import styles from './slip.module.css'
import type { Sent } from './use-send-slip.ts'
import './texts.ts'

/** The ticket stands: its number, what is left of the balance, and until when it can be taken back. */
export function SlipSent({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const t = useText()
  const { issueText } = useIssueText()
  return (
    <div className={styles.sent} role="status">
      <Icon name="check" size={28} className={styles.sentIcon} />
      <b>{t('lottery_slip_sent', { id: sent.orderId })}</b>
      <dl className={styles.sums}>
        <dt>{issueText(sent.numero)}</dt>
        <dd className="number">{t('lottery_slip_lines', { count: sent.lines.length })}</dd>
        <dt>{t('lottery_stake_total')}</dt>
        <dd className="number">{formatMoney(sent.stakeAmount, sent.currency)}</dd>
        <dt>{t('lottery_most_payout')}</dt>
        <dd className="number">{formatMoney(sent.potentialAmount, sent.currency)}</dd>
        <dt>{t('lottery_balance_after')}</dt>
        <dd className="money">{formatMoney(sent.balance, sent.currency)}</dd>
      </dl>
      <p className={styles.rule}>
        {sent.cancelUntil
          ? t('lottery_cancel_until_whole', { time: momentText(sent.cancelUntil) })
          : t('lottery_cancel_never')}
      </p>
      <div className={styles.actions}>
        <Button kind="line" onClick={() => void navigate(paths.lotteryTickets(sent.orderId))}>
          {t('lottery_see_ticket')}
        </Button>
        <Button kind="primary" onClick={onAgain}>
          {t('lottery_bet_again')}
        </Button>
      </div>
    </div>
  )
}
