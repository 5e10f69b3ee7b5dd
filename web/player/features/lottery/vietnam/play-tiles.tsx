import { useText } from '../../../../ui/i18n/text.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { playName } from '../numbers/number-words.ts'
import { shownOdds } from '../numbers/odds.ts'
import { playTabs, tabOf } from './play-modes.ts'
import type { VietnamBoardState } from './use-vietnam-board.ts'
import styles from './vietnam.module.css'

/** The bet types of a board: a tab for each sort, a tile with its odds for each bet type in it. */
export function PlayTiles({ board }: { board: VietnamBoardState }) {
  const t = useText()
  const { game, play, tab } = board
  const tabs = playTabs.filter((one) => game.plays.some((other) => tabOf(other) === one))
  return (
    <div className={styles.plays}>
      <Tabs
        label={t('lottery_vn_plays')}
        value={tab}
        onChange={board.chooseTab}
        tabs={tabs.map((key) => ({ key, text: t(`lottery_vn_tab_${key}`) }))}
      />
      <div className={styles.tiles} role="radiogroup" aria-label={t(`lottery_vn_tab_${tab}`)}>
        {game.plays
          .filter((one) => tabOf(one) === tab)
          .map((one) => (
            <button
              key={one.code}
              type="button"
              role="radio"
              aria-checked={one.code === play.code}
              onClick={() => board.choose(one.code)}
            >
              {playName(one, t)}
              <small>{t('lottery_vn_pays', { odds: shownOdds(board.offer.oddsOf(one)[0] ?? '0') })}</small>
            </button>
          ))}
      </div>
    </div>
  )
}
