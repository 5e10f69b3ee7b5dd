import { useText } from '../../../../ui/i18n/text.tsx'
import { reducedOdds, shownOdds } from '../numbers/odds.ts'
import { gridNumbers } from './play-modes.ts'
import type { VietnamBoardState } from './use-vietnam-board.ts'
import styles from './panel.module.css'

/** 00 to 99, or the ten digits: a touch puts a number onto the slip or takes it off. */
export function NumberGrid({ board }: { board: VietnamBoardState }) {
  const t = useText()
  const { play, mode, length, chosen, isSetFull, offer } = board
  return (
    <div
      className={`${styles.grid} ${length === 1 ? styles.digits : ''}`}
      role="group"
      aria-label={t('lottery_vn_numbers')}
    >
      {gridNumbers(length).map((number) => {
        // Limits count a set as a whole, so none of its numbers is closed by itself.
        const { state, factor } =
          mode.kind === 'SET' ? { state: 'OPEN', factor: '1' } : offer.restrictionOf(play, [number])
        const isClosed = state === 'CLOSED'
        const isOn = chosen.has(number)
        return (
          <button
            key={number}
            type="button"
            aria-pressed={isOn}
            className={isClosed ? styles.closed : state === 'REDUCED' ? styles.reduced : undefined}
            disabled={(isClosed || isSetFull) && !isOn}
            onClick={() => board.toggle(number)}
          >
            {number}
            {state !== 'OPEN' ? (
              <small>
                {isClosed
                  ? t('lottery_vn_closed')
                  : t('lottery_vn_pays', {
                      odds: shownOdds(reducedOdds(offer.oddsOf(play), factor)[0] ?? '0'),
                    })}
              </small>
            ) : null}
          </button>
        )
      })}
    </div>
  )
}
