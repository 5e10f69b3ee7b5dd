import { listGames } from '../../../../contract/player/catalogue/list-games.ts'
import { useCall } from '../../../client/use-call.ts'
import { useLanguage } from '../../../ui/i18n/text.tsx'
import { home, type Game } from '../../state/home.ts'
import type { GameAddress } from './game-address.ts'

/**
 * The game as the catalogue has it: from what the site has loaded, else asked for by its code. Null until it
 * is known.
 */
export function useGame({ vendor, gameCode }: GameAddress): Game | null {
  const language = useLanguage()
  const isIt = (game: Game) => game.vassalage === vendor && game.gameCode === gameCode
  const { hot, slots } = home.getState()
  const known = [...hot, ...slots.games].find(isIt)
  const { data } = useCall(
    listGames,
    {
      query: {
        vassalage: vendor,
        gameName: gameCode,
        pageSize: 100,
        clientType: '3',
        language: language.toUpperCase(),
      },
    },
    { isEnabled: !known },
  )
  return known ?? data?.games.find(isIt) ?? null
}
