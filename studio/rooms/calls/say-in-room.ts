import { sayInRoom, sayInRoomSchemas } from '../../../contract/vendor/studio/say-in-room.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleSayInRoom = handleBatched(
  sayInRoom,
  sayInRoomSchemas,
  async (context, { params, body }) => {
    const { rooms, seats } = context.use(roomsKey)
    return rooms.say(seats.of(context.actor), params.roomId, body.text)
  },
)
