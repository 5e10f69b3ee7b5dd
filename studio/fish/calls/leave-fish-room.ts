import { leaveFishRoom, leaveFishRoomSchemas } from '../../../contract/vendor/studio/leave-fish-room.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { fishKey } from '../service.ts'

export const handleLeaveFishRoom = handleBatched(leaveFishRoom, leaveFishRoomSchemas, async (context) => {
  const { fish, seats } = context.use(fishKey)
  return fish.leave(seats.of(context.actor))
})
