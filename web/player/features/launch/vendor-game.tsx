import { GameCard } from '../../../ui/game-card/game-card.tsx'
import { openGame } from '../../guards.ts'
import { paths } from '../../paths.ts'
import { toggleFavourite, useIsFavourite } from '../../state/favourites.ts'
import type { Game } from '../../state/home.ts'
import { isFreePlayable } from '../../state/play.ts'

/** One game of the vendor's window, with its heart. */
export function VendorGame({ game }: { game: Game }) {
  const isFavourite = useIsFavourite(game.nodeId)
  const choice = { vendor: game.vassalage, gameCode: game.gameCode, gameType: String(game.gameType), isFreePlayable: isFreePlayable(game) }
  return (
    <GameCard
      nodeId={game.nodeId} name={game.displayName} vendor={game.vendorName} pictureUrl={game.iconUrl} href={paths.seamless(choice)}
      ribbon={game.isHot === 1 ? 'hot' : game.isNew === 1 ? 'new' : null}
      closed={String(game.status) === 'MAINTENANCE' ? {} : null}
      favourite={{ isOn: isFavourite, onToggle: () => toggleFavourite(game) }}
      onOpen={(event) => openGame(event, choice)}
    />
  )
}
