import { listGames } from '../../../../../contract/player/catalogue/list-games.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useLanguage } from '../../../../ui/i18n/text.tsx'
import type { Game } from '../../../state/home.ts'

/** More than a vendor of lotteries has. */
const MOST = 100

export type ListedGames = ReadonlyMap<string, Game>

export const isInMaintenance = (listed: Game | undefined): boolean =>
  listed !== undefined && String(listed.status) === 'MAINTENANCE'

/**
 * The lotteries as the catalogue lists them, by their codes: their names, whether they are open, and the ids
 * that favourites are kept by.
 */
export function useListedGames(vendors: readonly string[]): ListedGames {
  const language = useLanguage().toUpperCase()
  const query = (vassalage: string | undefined) => ({
    query: { vassalage, pageNo: 1, pageSize: MOST, clientType: '3', language },
  })
  const first = useCall(listGames, query(vendors[0]), { isEnabled: vendors.length > 0 })
  const second = useCall(listGames, query(vendors[1]), { isEnabled: vendors.length > 1 })
  const third = useCall(listGames, query(vendors[2]), { isEnabled: vendors.length > 2 })
  const fourth = useCall(listGames, query(vendors[3]), { isEnabled: vendors.length > 3 })
  const games = [first, second, third, fourth].flatMap(({ data }) => data?.games ?? [])
  return new Map(games.map((game) => [game.gameCode, game]))
}
