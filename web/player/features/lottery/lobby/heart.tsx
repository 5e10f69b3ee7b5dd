import { FavouriteButton } from '../../../../ui/game-card/game-card.tsx'
import { toggleFavourite, useIsFavourite } from '../../../state/favourites.ts'
import type { Game } from '../../../state/home.ts'

/** Keeps a lottery among the member's favourites, as the catalogue lists it. */
export function Heart({
  listed,
  name,
  className,
}: {
  listed: Game
  name: string
  className: string | undefined
}) {
  const { nodeId, vassalage, gameType } = listed
  return (
    <FavouriteButton
      className={className}
      gameName={name}
      isOn={useIsFavourite(nodeId)}
      onToggle={() => toggleFavourite({ nodeId, vassalage, gameType: String(gameType) })}
    />
  )
}
