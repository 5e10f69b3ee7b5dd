import { findRoomByCode, findRoomByCodeSchemas } from '../../../contract/vendor/studio/find-room-by-code.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleFindRoomByCode = handleBatched(
  findRoomByCode,
  findRoomByCodeSchemas,
  async (context, { params }) => {
    const { rooms, seats } = context.use(roomsKey)
    return rooms.readByCode(seats.of(context.actor), params.code)
  },
)
