import { openPrivateRoom, openPrivateRoomSchemas } from '../../contract/vendor/studio/open-private-room.ts'
import { handleBatched } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

export const handleOpenPrivateRoom = handleBatched(openPrivateRoom, openPrivateRoomSchemas, async (context, { body }) => {
  const { rooms, seats } = context.use(studioKey)
  const { value, isRepeat } = await rooms.openPrivate(seats.of(context.actor), { ...body, key: context.idempotencyKey })
  if (isRepeat) context.markRepeated()
  return value
})
