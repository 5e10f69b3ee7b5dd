import type { ReactNode } from 'react'
import { GameCard, type Ribbon } from '../../../ui/game-card/game-card.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { openFreeGame, openGame } from '../../guards.ts'
import { paths } from '../../paths.ts'
import { toggleFavourite, useIsFavourite } from '../../state/favourites.ts'
import type { Game } from '../../state/home.ts'
import { isFreePlayable } from '../../state/play.ts'
import styles from './game-grid.module.css'

function ribbonOf(game: Game): Ribbon | null {
  if (game.isHot === 1) return 'hot'
  if (game.isNew === 1) return 'new'
  return String(game.gameClassify) === 'JP' ? 'jackpot' : null
}

interface GameGridProps {
  games: readonly Game[]
  eagerCount?: number
  /** Beside the vendors of a lobby: five columns at most. */
  isNarrow?: boolean
  /** Inside a window. */
  isSmall?: boolean
  /** A launch from a window closes it. */
  onOpen?: (() => void) | undefined
  /** Shown after the last card. */
  last?: ReactNode
  className?: string | undefined
}

/** Cards of games: three columns on phones, five from 700 px, six on wide screens. */
export function GameGrid({
  games,
  eagerCount = 0,
  isNarrow,
  isSmall,
  onOpen,
  last,
  className,
}: GameGridProps) {
  return (
    <div
      className={[styles.grid, isNarrow && styles.narrow, isSmall && styles.small, className]
        .filter(Boolean)
        .join(' ')}
    >
      {games.map((game, place) => (
        <GameTile
          key={game.nodeId}
          game={game}
          isEager={place < eagerCount}
          isLate={eagerCount === 0 || place >= eagerCount}
          onOpen={onOpen}
        />
      ))}
      {last}
    </div>
  )
}

function GameTile({
  game,
  isEager,
  isLate,
  onOpen,
}: {
  game: Game
  isEager: boolean
  isLate: boolean
  onOpen: (() => void) | undefined
}) {
  const t = useText()
  const isOn = useIsFavourite(game.nodeId)
  const { vassalage: vendor, gameCode, gameType, nodeId } = game
  return (
    <GameCard
      nodeId={nodeId}
      name={game.displayName}
      vendor={game.vendorName}
      pictureUrl={game.iconUrl}
      href={paths.seamless({ vendor, gameCode })}
      ribbon={ribbonOf(game)}
      closed={String(game.status) === 'MAINTENANCE' ? closedOf(game, t) : null}
      isEager={isEager}
      isLate={isLate}
      onFree={
        isFreePlayable(game)
          ? () => {
              onOpen?.()
              void openFreeGame({ vendor, gameCode, gameType: String(gameType), isFreePlayable: true })
            }
          : undefined
      }
      favourite={{
        isOn,
        onToggle: () => toggleFavourite({ nodeId, vassalage: vendor, gameType: String(gameType) }),
      }}
      onOpen={(event) => {
        onOpen?.()
        openGame(event, {
          vendor,
          gameCode,
          gameType: String(gameType),
          isFreePlayable: isFreePlayable(game),
        })
      }}
    />
  )
}

/** Until when a game is closed, if that is known: the time of day, with the date if that is not today. */
function closedOf(game: Game, t: ReturnType<typeof useText>): { until?: string } {
  const until =
    'maintenanceUntil' in game && typeof game.maintenanceUntil === 'string' ? game.maintenanceUntil : null
  if (!until) return {}
  const [day, time] = formatDateTime(until).split(' ')
  const isSoon = Date.parse(until) - Date.now() < 12 * 3_600_000
  return { until: t('game_open_until', { time: isSoon ? time!.slice(0, 5) : `${day} ${time!.slice(0, 5)}` }) }
}
