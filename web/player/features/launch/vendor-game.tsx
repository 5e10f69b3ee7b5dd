import { GameCard } from '../../../ui/game-card/game-card.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { openFreeGame, openGame } from '../../guards.ts'
import { paths } from '../../paths.ts'
import { toggleFavourite, useIsFavourite } from '../../state/favourites.ts'
import type { Game } from '../../state/home.ts'
import { isFreePlayable } from '../../state/play.ts'

/** One game of the vendor's window, with its heart and its free play. */
export function VendorGame({ game }: { game: Game }) {
  const t = useText()
  const isFavourite = useIsFavourite(game.nodeId)
  const gameType = String(game.gameType)
  const choice = {
    vendor: game.vassalage,
    gameCode: game.gameCode,
    gameType,
    isFreePlayable: isFreePlayable(game),
  }
  const until = game.maintenanceUntil
    ? t('game_open_until', { time: formatDateTime(game.maintenanceUntil).slice(0, -3) })
    : undefined
  return (
    <GameCard
      nodeId={game.nodeId}
      name={game.displayName}
      vendor={game.vendorName}
      pictureUrl={game.iconUrl}
      href={paths.seamless(choice)}
      ribbon={game.isHot === 1 ? 'hot' : game.isNew === 1 ? 'new' : null}
      closed={String(game.status) === 'MAINTENANCE' ? { until } : null}
      favourite={{
        isOn: isFavourite,
        onToggle: () => toggleFavourite({ nodeId: game.nodeId, vassalage: game.vassalage, gameType }),
      }}
      onFree={choice.isFreePlayable ? () => void openFreeGame(choice) : undefined}
      onOpen={(event) => openGame(event, choice)}
    />
  )
}
