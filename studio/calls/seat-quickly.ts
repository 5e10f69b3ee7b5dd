import { seatQuickly, seatQuicklySchemas } from '../../contract/vendor/studio/seat-quickly.ts'
import { handleBatched } from '../../platform/calls.ts'
import { whereaboutsOf } from '../rooms/whereabouts.ts'
import { studioKey } from '../studio.ts'

export const handleSeatQuickly = handleBatched(seatQuickly, seatQuicklySchemas, async (context, { body }) => {
  const { rooms, seats } = context.use(studioKey)
  const { value, isRepeat } = await rooms.sitQuickly(seats.of(context.actor), { ...body, ...whereaboutsOf(context), key: context.idempotencyKey })
  if (isRepeat) context.markRepeated()
  return value
})
