/** The next draws of the home page's row: few, and each of another kind, so that the row stays as it is. */
import type { readLobbySchemas } from '../../../contract/player/lottery/read-lobby.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'

export type LotteryLobby = ValueOf<typeof readLobbySchemas>
export type HomeDraw = LotteryLobby['games'][number]

const SHOWN_DRAWS = 3

const closeOf = ({ issue }: HomeDraw): string => issue?.closesAt ?? ''

/** The lottery of each family that closes next, and of these the soonest; what has no issue is left out. */
export function nextDraws(lobby: LotteryLobby | null): HomeDraw[] {
  const sorted = (lobby?.games ?? [])
    .filter(({ issue }) => issue !== null)
    .sort((one, other) => (closeOf(one) < closeOf(other) ? -1 : closeOf(one) > closeOf(other) ? 1 : 0))
  return sorted
    .filter(({ family }, at) => sorted.findIndex((one) => one.family === family) === at)
    .slice(0, SHOWN_DRAWS)
}
