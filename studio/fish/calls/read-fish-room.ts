import { readFishRoom, readFishRoomSchemas } from '../../../contract/vendor/studio/read-fish-room.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { fishKey } from '../service.ts'

export const handleReadFishRoom = handleBatched(readFishRoom, readFishRoomSchemas, async (context) => {
  const { fish, seats } = context.use(fishKey)
  return fish.read(seats.of(context.actor))
})
