import { formatMoney } from '../../../../../design/format.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import type { Bet } from '../parts/kinds.ts'
import { useSecondsTo } from '../parts/server-second.ts'
import '../texts.ts'
import { kindText } from '../words/bet-words.ts'
import { usePendingBets } from './pending-bets.ts'
import styles from './slip.module.css'

/** Live bets that wait, each with its seconds. */
export function PendingList() {
  const bets = usePendingBets()
  return bets.length === 0 ? null : (
    <ul className={styles.pending}>
      {bets.map((bet) => (
        <PendingBet key={bet.betId} bet={bet} />
      ))}
    </ul>
  )
}

function PendingBet({ bet }: { bet: Bet }) {
  const t = useText()
  const left = useSecondsTo(bet.decideAt)
  return (
    <li role="status">
      <Ring left={left} />
      <span>
        <b>{left > 0 ? t('sport_bet_state_pending_left', { n: left }) : t('sport_bet_state_pending')}</b>
        <small>
          {kindText(bet, t)} · {formatMoney(bet.stakeAmount, bet.currency)}
        </small>
      </span>
    </li>
  )
}

/** The longest that a bet waits is shown as a whole ring. */
const WHOLE_S = 8
const AROUND = 2 * Math.PI * 15

function Ring({ left }: { left: number }) {
  return (
    <svg viewBox="0 0 36 36" className={styles.ring} aria-hidden="true">
      <circle cx="18" cy="18" r="15" />
      <circle
        cx="18"
        cy="18"
        r="15"
        className={styles.left}
        strokeDasharray={`${(Math.min(left, WHOLE_S) / WHOLE_S) * AROUND} ${AROUND}`}
        transform="rotate(-90 18 18)"
      />
      <text x="18" y="23" textAnchor="middle">
        {left}
      </text>
    </svg>
  )
}
