import { useStore } from 'zustand'
import { formatMoney } from '../../../../design/format.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Picture } from '../../../ui/layout/picture.tsx'
import { home, SHOWN_WINNERS } from '../../state/home.ts'
import styles from './winners-strip.module.css'

/**
 * The latest wins in one line under the jackpot, on wide screens only. The winners board below says the same
 * to screen readers, so the strip is hidden from them.
 */
export function WinnersStrip() {
  const winners = useStore(home, (state) => state.winners)
  if (winners.length === 0) return null
  return (
    <ul className={`wrap ${styles.strip}`} aria-hidden="true">
      {winners.slice(0, SHOWN_WINNERS).map((winner) => (
        <li key={`${winner.wonAt}-${winner.customerName}-${winner.gameCode}`}>
          <Picture
            url={winner.iconUrl}
            isLate
            width={32}
            height={40}
            sizes="48px"
            className={styles.picture}
          />
          <span className={styles.who}>
            <b>
              {winner.customerName}
              {winner.isJackpot ? <Icon name="jp" size={16} className={styles.mark} /> : null}
            </b>
            <small>{winner.gameName}</small>
          </span>
          <span className={`money ${styles.amount}`}>
            {formatMoney(winner.winAmount, String(winner.currency))}
          </span>
        </li>
      ))}
    </ul>
  )
}
