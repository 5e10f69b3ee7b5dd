import { readRoom, readRoomSchemas } from '../../../contract/vendor/studio/read-room.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleReadRoom = handleBatched(readRoom, readRoomSchemas, async (context, { params }) => {
  const { rooms, seats } = context.use(roomsKey)
  return rooms.read(seats.of(context.actor), params.roomId)
})
