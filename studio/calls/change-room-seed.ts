import { changeRoomSeed, changeRoomSeedSchemas } from '../../contract/vendor/studio/change-room-seed.ts'
import { handleBatched } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

export const handleChangeRoomSeed = handleBatched(changeRoomSeed, changeRoomSeedSchemas, async (context, { params, body }) => {
  const { rooms, seats } = context.use(studioKey)
  return rooms.changeSeed(seats.of(context.actor), params.roomId, body.clientSeed)
})
