import { takeRoomSeat, takeRoomSeatSchemas } from '../../contract/vendor/studio/take-room-seat.ts'
import { handleBatched } from '../../platform/calls.ts'
import { whereaboutsOf } from '../rooms/whereabouts.ts'
import { studioKey } from '../studio.ts'

export const handleTakeRoomSeat = handleBatched(takeRoomSeat, takeRoomSeatSchemas, async (context, { params, body }) => {
  const { rooms, seats } = context.use(studioKey)
  const { value, isRepeat } = await rooms.sit(seats.of(context.actor), params.roomId, { ...body, ...whereaboutsOf(context), key: context.idempotencyKey })
  if (isRepeat) context.markRepeated()
  return value
})
