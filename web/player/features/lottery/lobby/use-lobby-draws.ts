import { readLobby } from '../../../../../contract/player/lottery/read-lobby.ts'
import { type DrawPush, drawTopicOf } from '../../../../../contract/pushes/draw.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { useCall } from '../../../../client/use-call.ts'
import { type Lobby, lobbyAfter } from '../parts/after-push.ts'
import { useTopics } from '../parts/use-topics.ts'

/** What is drawn once a day, and what the stream missed without a gap, is seen after this long. */
const EVERY_MS = 60_000

/**
 * Every lottery with its clock and its last result. Only those that draw all day are followed by their
 * topics: a page may not listen to as many as there are lotteries.
 */
export function useLobbyDraws() {
  const { data, error, refetch } = useCall(readLobby, {}, { refetchEveryMs: EVERY_MS })
  const retry = () => void refetch()
  useTopics<DrawPush>(
    (data?.games ?? []).filter(({ cycle }) => cycle !== null).map(({ gameCode }) => drawTopicOf(gameCode)),
    (push) =>
      queryClient.setQueryData<Lobby>([readLobby.name, {}], (lobby) => lobby && lobbyAfter(lobby, push)),
    retry,
  )
  return { games: data?.games, error: data ? null : error, retry }
}
