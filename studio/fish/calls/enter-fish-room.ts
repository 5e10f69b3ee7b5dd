import { enterFishRoom, enterFishRoomSchemas } from '../../../contract/vendor/studio/enter-fish-room.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { fishKey } from '../service.ts'

export const handleEnterFishRoom = handleBatched(
  enterFishRoom,
  enterFishRoomSchemas,
  async (context, { body }) => {
    const { fish, seats } = context.use(fishKey)
    return fish.enter(seats.of(context.actor), body.price)
  },
)
