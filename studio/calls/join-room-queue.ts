import { joinRoomQueue, joinRoomQueueSchemas } from '../../contract/vendor/studio/join-room-queue.ts'
import { handleBatched } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

export const handleJoinRoomQueue = handleBatched(joinRoomQueue, joinRoomQueueSchemas, async (context, { params }) => {
  const { rooms, seats } = context.use(studioKey)
  return rooms.wait(seats.of(context.actor), params.roomId)
})
