import type { LobbyGame } from '../parts/after-push.ts'
import { GameRow } from './game-row.tsx'
import styles from './rows.module.css'
import type { ListedGames } from './use-listed-games.ts'

export function GameRows({ games, listed }: { games: readonly LobbyGame[]; listed: ListedGames }) {
  return (
    <ul className={styles.rows}>
      {games.map((game) => (
        <li key={game.gameCode}>
          <GameRow game={game} listed={listed.get(game.gameCode)} />
        </li>
      ))}
    </ul>
  )
}
