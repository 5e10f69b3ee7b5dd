/** The rooms, in which members play each other: their calls, those of hand histories and their jobs. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleListRoomHands } from './calls/list-room-hands.ts'
import { handleReadRoomHand } from './calls/read-room-hand.ts'
import { handleListGameRooms } from './calls/list-game-rooms.ts'
import { handleReadRoom } from './calls/read-room.ts'
import { handleTakeRoomSeat } from './calls/take-room-seat.ts'
import { handleSeatQuickly } from './calls/seat-quickly.ts'
import { handleLeaveRoomSeat } from './calls/leave-room-seat.ts'
import { handleMarkRoomPresence } from './calls/mark-room-presence.ts'
import { handleActInRoom } from './calls/act-in-room.ts'
import { handleTopUpStack } from './calls/top-up-stack.ts'
import { handleChangeRoomSeed } from './calls/change-room-seed.ts'
import { handleJoinRoomQueue } from './calls/join-room-queue.ts'
import { handleLeaveRoomQueue } from './calls/leave-room-queue.ts'
import { handleSayInRoom } from './calls/say-in-room.ts'
import { handleOpenPrivateRoom } from './calls/open-private-room.ts'
import { handleFindRoomByCode } from './calls/find-room-by-code.ts'
import { sweepRoomsJob } from './jobs/sweep-rooms.ts'

export const roomsParts: ModuleParts = {
  calls: [
    handleListRoomHands,
    handleReadRoomHand,
    handleListGameRooms,
    handleReadRoom,
    handleTakeRoomSeat,
    handleSeatQuickly,
    handleLeaveRoomSeat,
    handleMarkRoomPresence,
    handleActInRoom,
    handleTopUpStack,
    handleChangeRoomSeed,
    handleJoinRoomQueue,
    handleLeaveRoomQueue,
    handleSayInRoom,
    handleOpenPrivateRoom,
    handleFindRoomByCode,
  ],
  jobs: [sweepRoomsJob],
}
