import { formatMoney } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import styles from './board.module.css'
import { type SlipLine, stakeOf } from './slip.ts'
import { StakeControls } from './stake-controls.tsx'

type StakePanelProps = Parameters<typeof StakeControls>[0] & {
  /** What is on the board; without combinations it is not ready yet. */
  line: SlipLine
  mostAmount: bigint
  onAdd: () => void
  onBet: () => void
}

/** Under the board, if there is room: what the choice costs and may pay, and what comes next. */
export function StakePanel({ line, mostAmount, onAdd, onBet, ...controls }: StakePanelProps) {
  const t = useText()
  const isReady = line.combinations > 0
  return (
    <div className={`panel ${styles.stakePanel}`}>
      <StakeControls {...controls} />
      <dl className={styles.stakeSums}>
        <div>
          <dt>{t('lottery_combinations', { count: line.combinations })}</dt>
          <dd className="money">{formatMoney(stakeOf(line))}</dd>
        </div>
        <div>
          <dt>{t('lottery_most_payout')}</dt>
          <dd className="money">{formatMoney(mostAmount)}</dd>
        </div>
      </dl>
      <div className={styles.stakeActions}>
        <Button kind="line" disabled={!isReady} onClick={onAdd}>
          {t('lottery_slip_add')}
        </Button>
        <Button kind="jade" disabled={!isReady} onClick={onBet}>
          {t('lottery_bet_now')}
        </Button>
      </div>
    </div>
  )
}
