import { readRoomHand, readRoomHandSchemas } from '../../contract/vendor/studio/read-room-hand.ts'
import { handleBatched } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

export const handleReadRoomHand = handleBatched(readRoomHand, readRoomHandSchemas, (context, { params }) => {
  const { roomHands, seats } = context.use(studioKey)
  return roomHands.replay(seats.of(context.actor), params.handId)
})
