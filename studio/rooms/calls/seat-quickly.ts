import { seatQuickly, seatQuicklySchemas } from '../../../contract/vendor/studio/seat-quickly.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { whereaboutsOf } from '../device-and-network.ts'
import { roomsKey } from '../service.ts'

export const handleSeatQuickly = handleBatched(seatQuickly, seatQuicklySchemas, async (context, { body }) => {
  const { rooms, seats } = context.use(roomsKey)
  const { value, isRepeat } = await rooms.sitQuickly(seats.of(context.actor), {
    ...body,
    ...whereaboutsOf(context),
    key: context.idempotencyKey,
  })
  if (isRepeat) context.markRepeated()
  return value
})
