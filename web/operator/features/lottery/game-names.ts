import { listOfferedGames } from '../../../../contract/operator/lottery/list-offered-games.ts'
import { useCall } from '../../../client/use-call.ts'
import type { OfferedGame } from './words.ts'

/** The lotteries, and what each is called; its code until they have come. */
export function useGames(): { games: readonly OfferedGame[]; nameOf: (gameCode: string) => string } {
  const { data } = useCall(listOfferedGames, {}, { staleMs: 60_000 })
  const games = data?.list ?? []
  const names = new Map(games.map(({ gameCode, name }) => [gameCode, name]))
  return { games, nameOf: (gameCode) => names.get(gameCode) ?? gameCode }
}
