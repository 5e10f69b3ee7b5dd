import { actInRoom, actInRoomSchemas } from '../../../contract/vendor/studio/act-in-room.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleActInRoom = handleBatched(
  actInRoom,
  actInRoomSchemas,
  async (context, { params, body }) => {
    const { rooms, seats } = context.use(roomsKey)
    const { value, isRepeat } = await rooms.act(seats.of(context.actor), params.roomId, {
      ...body,
      key: context.idempotencyKey,
    })
    if (isRepeat) context.markRepeated()
    return value
  },
)
