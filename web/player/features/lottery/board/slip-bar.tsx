import { formatMoney } from '../../../../../design/format.ts'
import { CountBadge } from '../../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import styles from './slip-bar.module.css'
import { StakeControls } from './stake-controls.tsx'

interface SlipBarProps {
  units: readonly number[]
  unitAmount: number
  multiple: number
  largestMultiple: number
  onMultiple: (multiple: number) => void
  /** Of what is chosen on the board; 0: not ready yet. */
  combinations: number
  stakeAmount: bigint
  slipCount: number
  slipAmount: bigint
  onRandom: () => void
  onAdd: () => void
  onBet: () => void
  onSlip: () => void
}

/** In the place of the bottom bar on phones: what the choice costs, and what comes next. */
export function SlipBar(props: SlipBarProps) {
  const { combinations, multiple, stakeAmount, slipCount, slipAmount } = props
  const t = useText()
  const isReady = combinations > 0
  return (
    <div className={styles.bar} role="region" aria-label={t('lottery_my_slip')}>
      {isReady ? <StakeControls {...props} /> : null}
      <div className={styles.line}>
        <p className={styles.sum}>
          <small>
            {isReady
              ? t('lottery_bar_sum', { count: combinations, multiple: String(multiple) })
              : slipCount > 0
                ? t('lottery_slip_lines', { count: slipCount })
                : t('lottery_pick_first')}
          </small>
          {isReady || slipCount > 0 ? (
            <b className="money">{formatMoney(isReady ? stakeAmount : slipAmount)}</b>
          ) : null}
        </p>
        {slipCount > 0 ? (
          <IconButton
            icon="list"
            iconSize={24}
            label={t('lottery_open_slip', { count: slipCount })}
            className={styles.open}
            onClick={props.onSlip}
          >
            <CountBadge count={slipCount} className={styles.count} />
          </IconButton>
        ) : null}
        {isReady ? (
          <>
            <Button kind="line" onClick={props.onAdd}>
              {t('lottery_slip_add')}
            </Button>
            <Button kind="primary" onClick={props.onBet}>
              {t('lottery_bet_now')}
            </Button>
          </>
        ) : (
          <>
            <Button kind="line" icon="dice" onClick={props.onRandom}>
              {t('lottery_pick_random')}
            </Button>
            {slipCount > 0 ? (
              <Button kind="primary" onClick={props.onSlip}>
                {t('lottery_see_slip')}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </div>
  )
}
