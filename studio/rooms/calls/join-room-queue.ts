import { joinRoomQueue, joinRoomQueueSchemas } from '../../../contract/vendor/studio/join-room-queue.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleJoinRoomQueue = handleBatched(
  joinRoomQueue,
  joinRoomQueueSchemas,
  async (context, { params }) => {
    const { rooms, seats } = context.use(roomsKey)
    return rooms.wait(seats.of(context.actor), params.roomId)
  },
)
