import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { positions, sides } from './groups.ts'
import { playHelp, playName, selectionName } from './number-words.ts'
import { reducedOdds, shownOdds } from './odds.ts'
import { idOf, type NumberLine } from './slip.ts'
import styles from './cells.module.css'
import type { NumberBoardData } from './use-number-board.ts'
import './texts.ts'

interface CellBoardProps {
  plays: readonly NumberPlay[]
  board: NumberBoardData
  lines: readonly NumberLine[]
  onToggle: (play: NumberPlay, selection: readonly string[]) => void
}

const figures = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** A digit at a place, or a side of the result: each cell is a bet. */
export function CellBoard({ plays, board, lines, onToggle }: CellBoardProps) {
  const t = useText()
  const onSlip = new Set(lines.map(({ id }) => id))
  return plays.map((play) => {
    const cell = (selection: readonly string[], text: string, label: string) => {
      const { state, factor } = board.restrictionOf(play, selection)
      const isOn = onSlip.has(idOf(play, selection))
      const odds = board.oddsOf(play)
      const shown = state === 'REDUCED' ? reducedOdds(odds, factor) : odds
      return (
        <button
          key={label}
          type="button"
          className={state === 'REDUCED' ? styles.half : undefined}
          aria-pressed={isOn}
          aria-label={label}
          disabled={state === 'CLOSED' && !isOn}
          onClick={() => onToggle(play, selection)}
        >
          <span>{text}</span>
          <small>{state === 'CLOSED' ? t('lottery_number_closed') : shownOdds(shown[0] ?? '0')}</small>
        </button>
      )
    }
    const places = play.code === 'TOP1_POS' || play.code === 'BOTTOM1_POS' ? positions[play.code] : []
    const own = play.code === 'HL' || play.code === 'OE' ? sides[play.code] : []
    return (
      <section key={play.code} className={styles.play}>
        <h2>{playName(play, t)}</h2>
        <p>{playHelp(play, t)}</p>
        {places.map((place) => (
          <div key={place} className={styles.places}>
            <h3>{t(`lottery_pos_${place.toLowerCase() as Lowercase<typeof place>}`)}</h3>
            <div className={styles.digits}>
              {figures.map((digit) =>
                cell([place, digit], digit, `${playName(play, t)} ${selectionName([place, digit], t)}`),
              )}
            </div>
          </div>
        ))}
        {own.length > 0 ? (
          <div className={styles.sides}>
            {own.map((side) => cell([side], selectionName([side], t), selectionName([side], t)))}
          </div>
        ) : null}
      </section>
    )
  })
}
