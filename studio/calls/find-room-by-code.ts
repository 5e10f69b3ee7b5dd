import { findRoomByCode, findRoomByCodeSchemas } from '../../contract/vendor/studio/find-room-by-code.ts'
import { handleBatched } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

export const handleFindRoomByCode = handleBatched(findRoomByCode, findRoomByCodeSchemas, async (context, { params }) => {
  const { rooms, seats } = context.use(studioKey)
  return rooms.readByCode(seats.of(context.actor), params.code)
})
