import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { gridNumbers, quickNumbers } from './play-modes.ts'
import { randomNumbers } from './random-numbers.ts'
import type { VietnamBoardState } from './use-vietnam-board.ts'
import styles from './panel.module.css'

const RANDOM = 5

/** What chooses several numbers at once. */
export function QuickChips({ board }: { board: VietnamBoardState }) {
  const t = useText()
  const { mode, length, chosen, isSold } = board
  if (mode.kind === 'SET')
    return (
      <div className={styles.chips}>
        <button type="button" onClick={() => board.pickSet(randomNumbers(2, mode.least))}>
          {t('lottery_vn_random_set')}
        </button>
      </div>
    )
  const grid = gridNumbers(length).filter(isSold)
  const random = () =>
    board.putNumbers(randomNumbers(length, RANDOM, (number) => isSold(number) && !chosen.has(number)))
  return (
    <div className={styles.chips}>
      {length > 1 ? (
        <button
          type="button"
          aria-pressed={board.isReversing}
          onClick={() => board.reverse(!board.isReversing)}
        >
          {board.isReversing ? <Icon name="check" /> : null}
          {t('lottery_vn_reverse')}
        </button>
      ) : null}
      {grid.length > 0 ? (
        <>
          <button type="button" onClick={() => board.putNumbers(grid.filter(quickNumbers.even))}>
            {t('lottery_even')}
          </button>
          <button type="button" onClick={() => board.putNumbers(grid.filter(quickNumbers.odd))}>
            {t('lottery_odd')}
          </button>
        </>
      ) : null}
      {length === 2 ? (
        <button type="button" onClick={() => board.putNumbers(grid.filter(quickNumbers.double))}>
          {t('lottery_vn_double')}
        </button>
      ) : null}
      <button type="button" onClick={random}>
        {t('lottery_vn_random', { count: RANDOM })}
      </button>
    </div>
  )
}
