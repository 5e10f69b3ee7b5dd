import type { LobbyGame } from '../parts/after-push.ts'
import { GameRow } from './game-row.tsx'
import styles from './rows.module.css'

export function GameRows({
  games,
  isClosed,
}: {
  games: readonly LobbyGame[]
  isClosed: (game: LobbyGame) => boolean
}) {
  return (
    <ul className={styles.rows}>
      {games.map((game) => (
        <li key={game.gameCode}>
          <GameRow game={game} isClosed={isClosed(game)} />
        </li>
      ))}
    </ul>
  )
}
