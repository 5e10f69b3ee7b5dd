import { memo } from 'react'
import { LEAST_UNIT } from '../../../../../contract/shared/lottery-orders.ts'
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { Button, IconButton } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { unitText } from '../board/stake-controls.tsx'
import { oddsText, playName, selectionName } from './number-words.ts'
import { payoutAt, prizesFor, shownOdds } from './odds.ts'
import type { Offer } from './offers.ts'
import type { NumberLine } from './slip.ts'
import styles from './rows.module.css'
import { StakeField } from './stake-field.tsx'
import './texts.ts'

interface RowProps {
  line: NumberLine
  play: NumberPlay
  offer: Offer
  /** Without it the stake stands as it is. */
  onStake?: ((id: string, unitAmount: number) => void) | undefined
  onRemove: (id: string) => void
  /** What the server pays now, after the member saw more. */
  onAccept?: ((id: string) => void) | undefined
  /** The stake that the number still takes. */
  onLess?: ((id: string, unitAmount: number) => void) | undefined
}

/** A line of a slip. Memoised: of a thousand lines one is changed at a time. */
export const SlipRow = memo(function SlipRow({
  line,
  play,
  offer,
  onStake,
  onRemove,
  onAccept,
  onLess,
}: RowProps) {
  const t = useText()
  const name = `${playName(play, t)} ${selectionName(line.selection, t)}`
  const cover = play.cover(line.selection)
  const prizes = prizesFor(play, line.selection, offer.odds)
  const full = prizesFor(play, line.selection, offer.fullOdds)
  const best = prizes[0]?.odds ?? '0'
  const isPair = prizes.some(({ prize }) => prize === 'PAIR')
  const most = offer.mostUnitAmount
  return (
    <li className={`${styles.row} ${offer.state === 'CLOSED' || offer.isNew ? styles.refused : ''}`}>
      <b className={`${styles.number} ${offer.state === 'CLOSED' ? styles.off : ''}`}>
        {selectionName(line.selection, t)}
      </b>
      <span className={styles.words}>
        <span>{playName(play, t)}</span>
        {offer.state === 'CLOSED' ? (
          <span className={styles.closed}>{t('lottery_number_closed')}</span>
        ) : (
          <span className={offer.state === 'REDUCED' ? styles.reduced : styles.pays}>
            {oddsText(prizes, t)}
            {offer.state === 'REDUCED' ? <s>{shownOdds(full[0]?.odds ?? '0')}</s> : null}
          </span>
        )}
        <small>
          {cover > 1 ? `${t('lottery_covers', { count: cover, stake: unitText(line.unitAmount) })} · ` : ''}
          {t('lottery_if_hit', { amount: formatMoney(payoutAt(line.unitAmount, best)) })}
        </small>
        {isPair ? <small className={styles.pair}>{t('lottery_tod_pair_short')}</small> : null}
        {most === null ? null : (
          <small className={styles.closed}>{t('lottery_number_left', { amount: formatMoney(most) })}</small>
        )}
      </span>
      {onStake ? (
        <StakeField
          label={t('lottery_stake_of', { what: name })}
          isLabelHidden
          value={line.unitAmount}
          onChange={(amount) => onStake(line.id, amount)}
          className={styles.stake}
        />
      ) : (
        <span className="number">{formatMoney(line.unitAmount * cover)}</span>
      )}
      <IconButton
        icon="close"
        label={t('lottery_line_remove', { play: name })}
        onClick={() => onRemove(line.id)}
      />
      {onAccept && offer.isNew && offer.state !== 'CLOSED' ? (
        <span className={styles.accept}>
          <Button kind="jade" size="small" onClick={() => onAccept(line.id)}>
            {t('lottery_accept_odds', { odds: shownOdds(best) })}
          </Button>
        </span>
      ) : null}
      {onLess && most !== null && most >= LEAST_UNIT ? (
        <span className={styles.accept}>
          <Button kind="jade" size="small" onClick={() => onLess(line.id, most)}>
            {t('lottery_stake_less', { amount: formatMoney(most) })}
          </Button>
        </span>
      ) : null}
    </li>
  )
})
