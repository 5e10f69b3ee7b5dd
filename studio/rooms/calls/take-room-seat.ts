import { takeRoomSeat, takeRoomSeatSchemas } from '../../../contract/vendor/studio/take-room-seat.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { whereaboutsOf } from '../device-and-network.ts'
import { roomsKey } from '../service.ts'

export const handleTakeRoomSeat = handleBatched(
  takeRoomSeat,
  takeRoomSeatSchemas,
  async (context, { params, body }) => {
    const { rooms, seats } = context.use(roomsKey)
    const { value, isRepeat } = await rooms.sit(seats.of(context.actor), params.roomId, {
      ...body,
      ...whereaboutsOf(context),
      key: context.idempotencyKey,
    })
    if (isRepeat) context.markRepeated()
    return value
  },
)
