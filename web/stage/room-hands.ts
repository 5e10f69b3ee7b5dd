/** The member's hands in rooms, and one of them to be shown again. */
import { listRoomHands } from '../../contract/vendor/studio/list-room-hands.ts'
import { readRoomHand } from '../../contract/vendor/studio/read-room-hand.ts'
import type { RoomPage } from '../../games/kit/room/live-room.ts'
import type { Studio } from './studio.ts'

export function roomHands(
  studio: Studio,
  refused: (error: unknown) => never,
): NonNullable<RoomPage['hands']> {
  return {
    async read(pageNo) {
      const { list, totalPages } = await studio
        .call(listRoomHands, { query: { pageNo, pageSize: 20 } })
        .catch(refused)
      return { hands: list, isLast: pageNo >= totalPages }
    },
    replay: (handId) => studio.call(readRoomHand, { params: { handId } }).catch(refused),
  }
}
