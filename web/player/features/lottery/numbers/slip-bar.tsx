import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { CountBadge } from '../../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { type NumberLine, type PlayOf, totalOf } from './slip.ts'
import { StakeFields } from './stake-fields.tsx'
import styles from './slip-bar.module.css'
import './texts.ts'

interface NumberSlipBarProps {
  plays: readonly NumberPlay[]
  stakeOf: (playCode: string) => number
  lines: readonly NumberLine[]
  playOf: PlayOf
  onSlip: () => void
  onSend: () => void
}

/** At the foot of the screen where there is no room for the slip: stakes, total and the way on. */
export function NumberSlipBar({ plays, stakeOf, lines, playOf, onSlip, onSend }: NumberSlipBarProps) {
  const t = useText()
  const count = lines.length
  return (
    <div className={styles.bar} role="region" aria-label={t('lottery_my_slip')}>
      <StakeFields plays={plays} stakeOf={stakeOf} />
      <div className={styles.line}>
        <p className={styles.sum}>
          <small>{count > 0 ? t('lottery_slip_lines', { count }) : t('lottery_pick_first')}</small>
          <Money amount={totalOf(lines, playOf)} />
        </p>
        <IconButton
          icon="list"
          iconSize={24}
          label={t('lottery_open_slip', { count })}
          className={styles.open}
          disabled={count === 0}
          onClick={onSlip}
        >
          <CountBadge count={count} className={styles.count} />
        </IconButton>
        <Button kind="primary" disabled={count === 0} onClick={onSend}>
          {t('lottery_slip_send')}
        </Button>
      </div>
    </div>
  )
}
