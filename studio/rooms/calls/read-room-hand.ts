import { readRoomHand, readRoomHandSchemas } from '../../../contract/vendor/studio/read-room-hand.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleReadRoomHand = handleBatched(readRoomHand, readRoomHandSchemas, (context, { params }) => {
  const { roomHands, seats } = context.use(roomsKey)
  return roomHands.replay(seats.of(context.actor), params.handId)
})
