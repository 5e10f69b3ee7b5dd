/** The calls of hand histories. */
import type { Handler } from '../../platform/calls.ts'
import { handleListRoomHands } from '../calls/list-room-hands.ts'
import { handleReadRoomHand } from '../calls/read-room-hand.ts'

export const roomHandCalls: readonly Handler[] = [handleListRoomHands, handleReadRoomHand]
