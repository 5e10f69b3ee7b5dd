/** The calls of the rooms. */
import { handleActInRoom } from '../calls/act-in-room.ts'
import { handleChangeRoomSeed } from '../calls/change-room-seed.ts'
import { handleFindRoomByCode } from '../calls/find-room-by-code.ts'
import { handleJoinRoomQueue } from '../calls/join-room-queue.ts'
import { handleLeaveRoomQueue } from '../calls/leave-room-queue.ts'
import { handleLeaveRoomSeat } from '../calls/leave-room-seat.ts'
import { handleListGameRooms } from '../calls/list-game-rooms.ts'
import { handleMarkRoomPresence } from '../calls/mark-room-presence.ts'
import { handleOpenPrivateRoom } from '../calls/open-private-room.ts'
import { handleReadRoom } from '../calls/read-room.ts'
import { handleSayInRoom } from '../calls/say-in-room.ts'
import { handleSeatQuickly } from '../calls/seat-quickly.ts'
import { handleTakeRoomSeat } from '../calls/take-room-seat.ts'
import { handleTopUpStack } from '../calls/top-up-stack.ts'
import type { Handler } from '../../platform/calls.ts'

export const roomCalls: Handler[] = [
  handleListGameRooms, handleReadRoom, handleTakeRoomSeat, handleSeatQuickly, handleLeaveRoomSeat, handleMarkRoomPresence, handleActInRoom,
  handleTopUpStack, handleChangeRoomSeed, handleJoinRoomQueue, handleLeaveRoomQueue, handleSayInRoom, handleOpenPrivateRoom, handleFindRoomByCode,
]
