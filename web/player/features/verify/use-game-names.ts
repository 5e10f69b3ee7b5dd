import { listGames } from '../../../../contract/player/catalogue/list-games.ts'
import { useCall } from '../../../client/use-call.ts'
import { useLanguage } from '../../../ui/i18n/text.tsx'

/** The name of a game of the studio by its code; the code itself while the names are not known. */
export function useGameNames(): (gameCode: string) => string {
  const language = useLanguage()
  const { data } = useCall(listGames, {
    query: { isHouse: '1', pageSize: 100, clientType: '3', language: language.toUpperCase() },
  })
  return (gameCode) => data?.games.find((game) => game.gameCode === gameCode)?.displayName ?? gameCode
}
