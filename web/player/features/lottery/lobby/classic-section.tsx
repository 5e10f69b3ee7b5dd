import { useText } from '../../../../ui/i18n/text.tsx'
import type { LobbyGame } from '../parts/after-push.ts'
import { useGameNames } from '../parts/game-name.ts'
import { GameCell } from './game-cell.tsx'
import { DAILY, groupsOf } from './lobby-games.ts'
import styles from './lobby.module.css'
import type { ListedGames } from './use-listed-games.ts'

/** The classic lotteries by family, a cell for each cycle. */
export function ClassicSection({ games, listed }: { games: readonly LobbyGame[]; listed: ListedGames }) {
  const t = useText()
  const { familyOf } = useGameNames()
  return (
    <div className={styles.groups}>
      {groupsOf(games).map(({ key, games: list }) => (
        <section key={key} className={`panel ${styles.group}`} aria-labelledby={`group-${key}`}>
          <h3 id={`group-${key}`}>{key === DAILY ? t('draw_daily') : familyOf(key)}</h3>
          <ul>
            {list.map((game) => (
              <li key={game.gameCode}>
                <GameCell game={game} listed={listed.get(game.gameCode)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
