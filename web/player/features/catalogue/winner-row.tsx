import { formatMoney } from '../../../../design/format.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Picture } from '../../../ui/layout/picture.tsx'
import type { Winner } from '../../state/home.ts'
import styles from './live-row.module.css'

/** Masked name, game and win; a jackpot carries its mark. */
export function WinnerRow({ winner, isCopy }: { winner: Winner; isCopy?: boolean }) {
  const t = useText()
  return (
    <li aria-hidden={isCopy}>
      <Picture url={winner.iconUrl} isLate width={36} height={44} sizes="48px" className={styles.picture} />
      <span className={styles.who}>
        <b>
          {winner.customerName}
          {winner.isJackpot ? <Icon name="jp" size={16} className={styles.mark} /> : null}
        </b>
        <small>
          {winner.gameName}
          {winner.isJackpot ? ` · ${t('game_badge_jackpot')}` : ''}
        </small>
      </span>
      <span className={`money ${styles.amount}`}>
        {formatMoney(winner.winAmount, String(winner.currency))}
      </span>
    </li>
  )
}
