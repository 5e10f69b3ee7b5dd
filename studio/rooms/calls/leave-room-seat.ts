import { leaveRoomSeat, leaveRoomSeatSchemas } from '../../../contract/vendor/studio/leave-room-seat.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleLeaveRoomSeat = handleBatched(
  leaveRoomSeat,
  leaveRoomSeatSchemas,
  async (context, { params }) => {
    const { rooms, seats } = context.use(roomsKey)
    const { value, isRepeat } = await rooms.leave(
      seats.of(context.actor),
      params.roomId,
      context.idempotencyKey,
    )
    if (isRepeat) context.markRepeated()
    return value
  },
)
