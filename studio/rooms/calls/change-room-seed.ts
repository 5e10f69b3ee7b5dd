import { changeRoomSeed, changeRoomSeedSchemas } from '../../../contract/vendor/studio/change-room-seed.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleChangeRoomSeed = handleBatched(
  changeRoomSeed,
  changeRoomSeedSchemas,
  async (context, { params, body }) => {
    const { rooms, seats } = context.use(roomsKey)
    return rooms.changeSeed(seats.of(context.actor), params.roomId, body.clientSeed)
  },
)
