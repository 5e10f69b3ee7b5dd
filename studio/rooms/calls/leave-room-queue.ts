import { leaveRoomQueue, leaveRoomQueueSchemas } from '../../../contract/vendor/studio/leave-room-queue.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleLeaveRoomQueue = handleBatched(
  leaveRoomQueue,
  leaveRoomQueueSchemas,
  async (context, { params }) => {
    const { rooms, seats } = context.use(roomsKey)
    return rooms.unwait(seats.of(context.actor), params.roomId)
  },
)
