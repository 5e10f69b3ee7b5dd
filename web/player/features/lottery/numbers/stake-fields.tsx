import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { shortName } from './number-words.ts'
import { chooseStake } from './slip-store.ts'
import { StakeField } from './stake-field.tsx'
import styles from './board.module.css'
import './texts.ts'

/** What the next number stakes on each chosen bet type. */
export function StakeFields({
  plays,
  stakeOf,
}: {
  plays: readonly NumberPlay[]
  stakeOf: (playCode: string) => number
}) {
  const t = useText()
  return (
    <div
      className={`${styles.stakes} ${plays.length > 2 ? '' : styles.few}`}
      role="group"
      aria-label={t('lottery_stakes')}
    >
      {plays.map((play) => (
        <StakeField
          key={play.code}
          label={shortName(play, t)}
          value={stakeOf(play.code)}
          onChange={(amount) => chooseStake(play.code, amount)}
        />
      ))}
    </div>
  )
}
