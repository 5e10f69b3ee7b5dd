import { listGameRooms, listGameRoomsSchemas } from '../../../contract/vendor/studio/list-game-rooms.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleListGameRooms = handleBatched(
  listGameRooms,
  listGameRoomsSchemas,
  async (context, { query }) => {
    const { rooms, seats } = context.use(roomsKey)
    return rooms.list(seats.of(context.actor), query)
  },
)
