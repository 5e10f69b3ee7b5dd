import { listGames } from '../../../../contract/player/catalogue/list-games.ts'
import { useCall } from '../../../client/use-call.ts'
import { useLanguage } from '../../../ui/i18n/text.tsx'
import { home } from '../../state/home.ts'
import type { GameAddress } from './game-address.ts'

/** The game's names for the game bar: from what the site has loaded, else from the vendor's list. */
export function useGame({ vendor, gameCode }: GameAddress): { name: string; vendor: string; isFreePlayable: boolean } | null {
  const language = useLanguage()
  const { hot, slots } = home.getState()
  const known = [...hot, ...slots.games].find((game) => game.vassalage === vendor && game.gameCode === gameCode)
  const { data } = useCall(listGames, { query: { vassalage: vendor, pageSize: 100, clientType: '3', language: language.toUpperCase() } }, { isEnabled: !known })
  const game = known ?? data?.games.find((one) => one.gameCode === gameCode)
  return game ? { name: game.displayName, vendor: game.vendorName, isFreePlayable: game.freeplay === 1 } : null
}
