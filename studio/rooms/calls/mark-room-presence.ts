import {
  markRoomPresence,
  markRoomPresenceSchemas,
} from '../../../contract/vendor/studio/mark-room-presence.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { roomsKey } from '../service.ts'

export const handleMarkRoomPresence = handleBatched(
  markRoomPresence,
  markRoomPresenceSchemas,
  async (context, { params, body }) => {
    const { rooms, seats } = context.use(roomsKey)
    return rooms.presence(seats.of(context.actor), params.roomId, body.state)
  },
)
