import { formatMoney, formatRecordTime } from '../../../../../design/format.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useLanguage, useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import type { Bet } from '../parts/kinds.ts'
import { useSecondsTo } from '../parts/server-second.ts'
import '../texts.ts'
import { betState, kindText } from '../words/bet-words.ts'
import { rejectText } from '../words/reject-words.ts'
import { CashOut } from './cash-out.tsx'
import { explainBet } from './explain.ts'
import { LegList } from './leg-list.tsx'
import styles from './bets.module.css'

/** One bet: its legs, what it cost and may return, its cash-out, and how it was settled. */
export function BetCard({ bet }: { bet: Bet }) {
  const t = useText()
  const language = useLanguage()
  const [stateKey, tone] = betState(bet)
  const isOpen = bet.state === 'ACCEPTED'
  const isSettled = bet.payoutAmount !== null
  return (
    <article
      className={`panel ${styles.bet}`}
      aria-label={t('sport_history_bet_number', { number: bet.betNo })}
    >
      <header className={styles.head}>
        <Badge tone={tone}>{t(stateKey)}</Badge>
        {bet.version > 1 ? <Badge tone="waiting">{t('sport_bet_state_resettled')}</Badge> : null}
        {isOpen && bet.cashedStakeAmount > 0 ? (
          <Badge tone="ready">{t('sport_bet_state_part_cashed_out')}</Badge>
        ) : null}
        <span>{kindText(bet, t)}</span>
        <span className={`number ${styles.no}`}>{bet.betNo}</span>
      </header>
      {bet.state === 'PENDING' ? <PendingLine bet={bet} /> : null}
      <LegList bet={bet} />
      <dl className={styles.sums}>
        <div>
          <dt>{t('sport_slip_stake')}</dt>
          <dd>{formatMoney(bet.stakeAmount, bet.currency)}</dd>
        </div>
        <div>
          <dt>{t(isSettled ? 'sport_short_returned' : 'sport_short_returns')}</dt>
          <dd>{formatMoney(bet.payoutAmount ?? bet.potentialAmount, bet.currency)}</dd>
        </div>
        <div>
          <dt>{t('common_time')}</dt>
          <dd className={styles.time}>{formatRecordTime(bet.placedAt)}</dd>
        </div>
      </dl>
      {bet.cashedStakeAmount > 0 && bet.cashedStakeAmount < bet.stakeAmount ? <SoldPart bet={bet} /> : null}
      {bet.state === 'REJECTED' ? <p className={styles.reason}>{rejectText(bet, t, language)}</p> : null}
      {isSettled ? <Net bet={bet} /> : null}
      {isSettled ? <Explanation bet={bet} /> : null}
      {isOpen ? <CashOut bet={bet} /> : null}
    </article>
  )
}

/** A part was cashed out; the rest is, or was, settled by the result. */
function SoldPart({ bet }: { bet: Bet }) {
  const t = useText()
  return (
    <p className={styles.sold}>
      {t('sport_cash_out_part_of', {
        amount: formatMoney(bet.cashedAmount, bet.currency),
        part: formatMoney(bet.cashedStakeAmount, bet.currency),
        left: formatMoney(bet.stakeAmount - bet.cashedStakeAmount, bet.currency),
      })}
    </p>
  )
}

/** What the member won or lost altogether. */
function Net({ bet }: { bet: Bet }) {
  return (
    <p className={styles.net}>
      <Money amount={bet.payoutAmount! - bet.stakeAmount} currency={bet.currency} isChange />
    </p>
  )
}

function PendingLine({ bet }: { bet: Bet }) {
  const t = useText()
  const left = useSecondsTo(bet.decideAt)
  return (
    <p className={styles.waiting} role="status">
      <Icon name="clock" size={16} />
      {left > 0 ? t('sport_bet_state_pending_left', { n: left }) : t('sport_bet_state_pending')}
    </p>
  )
}

function Explanation({ bet }: { bet: Bet }) {
  const t = useText()
  const steps = explainBet(bet, t)
  return steps.length === 0 ? null : (
    <details className={styles.how}>
      <summary>
        <Icon name="info" size={16} />
        {t('sport_explain_title')}
      </summary>
      <ol>
        {steps.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </details>
  )
}
