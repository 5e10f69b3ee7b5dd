import { listRoomHands, listRoomHandsSchemas } from '../../contract/vendor/studio/list-room-hands.ts'
import { handleBatched } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

export const handleListRoomHands = handleBatched(listRoomHands, listRoomHandsSchemas, (context, { query }) => {
  const { roomHands, seats } = context.use(studioKey)
  return roomHands.list(seats.of(context.actor), { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 })
})
