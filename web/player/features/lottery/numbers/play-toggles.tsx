import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { shortName } from './number-words.ts'
import { bestOdds, shownOdds } from './odds.ts'
import styles from './entry.module.css'

interface PlayTogglesProps {
  label: string
  offered: readonly NumberPlay[]
  chosen: readonly NumberPlay[]
  oddsOf: (play: NumberPlay) => readonly string[]
  onToggle: (playCode: string) => void
}

/** Bet types of one tab: a number goes to all that are chosen. */
export function PlayToggles({ label, offered, chosen, oddsOf, onToggle }: PlayTogglesProps) {
  const t = useText()
  return (
    <div className={styles.plays} role="group" aria-label={label}>
      {offered.map((play) => (
        <button
          key={play.code}
          type="button"
          aria-pressed={chosen.includes(play)}
          onClick={() => onToggle(play.code)}
        >
          {shortName(play, t)}
          <small>
            {t(play.prizes.length > 2 ? 'lottery_pays_most' : 'lottery_pays', {
              odds: shownOdds(bestOdds(oddsOf(play))),
            })}
          </small>
        </button>
      ))}
    </div>
  )
}
