import { openPrivateRoom, openPrivateRoomSchemas } from '../../../contract/vendor/studio/open-private-room.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleOpenPrivateRoom = handleBatched(
  openPrivateRoom,
  openPrivateRoomSchemas,
  async (context, { body }) => {
    const { rooms, seats } = context.use(roomsKey)
    const { value, isRepeat } = await rooms.openPrivate(seats.of(context.actor), {
      ...body,
      key: context.idempotencyKey,
    })
    if (isRepeat) context.markRepeated()
    return value
  },
)
