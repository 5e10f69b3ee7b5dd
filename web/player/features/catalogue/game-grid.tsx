import { GameCard, type Ribbon } from '../../../ui/game-card/game-card.tsx'
import { openGame } from '../../guards.ts'
import { paths } from '../../paths.ts'
import type { Game } from '../../state/home.ts'
import styles from './game-grid.module.css'

/** freeplay says it; where it is absent, supportPlay 0 does (spec, Game). */
export function isFreePlayable(game: Game): boolean {
  return game.freeplay === 1 || (game.freeplay === undefined && game.supportPlay === 0)
}

function ribbonOf(game: Game): Ribbon | null {
  if (game.isHot === 1) return 'hot'
  if (game.isNew === 1) return 'new'
  return String(game.gameClassify) === 'JP' ? 'jackpot' : null
}

/** Cards of games: three columns on phones, five from 700 px, six on wide screens. */
export function GameGrid({ games, eagerCount = 0, isNarrow }: { games: readonly Game[]; eagerCount?: number; isNarrow?: boolean }) {
  return (
    <div className={`${styles.grid} ${isNarrow ? styles.narrow : ''}`}>
      {games.map((game, place) => {
        const href = paths.seamless({ vendor: game.vassalage, gameCode: game.gameCode })
        return (
          <GameCard
            key={game.nodeId}
            nodeId={game.nodeId}
            name={game.displayName}
            vendor={game.vendorName}
            pictureUrl={game.iconUrl}
            href={href}
            ribbon={ribbonOf(game)}
            closed={String(game.status) === 'MAINTENANCE' ? {} : null}
            isEager={place < eagerCount}
            onOpen={(event) => openGame(event, { vendor: game.vassalage, gameCode: game.gameCode, isFreePlayable: isFreePlayable(game) })}
          />
        )
      })}
    </div>
  )
}
