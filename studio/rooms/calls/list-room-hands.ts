import { listRoomHands, listRoomHandsSchemas } from '../../../contract/vendor/studio/list-room-hands.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleListRoomHands = handleBatched(
  listRoomHands,
  listRoomHandsSchemas,
  (context, { query }) => {
    const { roomHands, seats } = context.use(roomsKey)
    return roomHands.list(seats.of(context.actor), {
      pageNo: query.pageNo ?? 1,
      pageSize: query.pageSize ?? 20,
    })
  },
)
