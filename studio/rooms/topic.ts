/** The topic of a room's pushes. */
import { createHmac } from 'node:crypto'
import type { Room } from './state.ts'

/**
 * The name behind `room:`. Whoever knows it can listen to the room, so that of a private one is only answered
 * with the room itself, to those who may read it; the room's id is in addresses and records, and must not be
 * enough to listen.
 */
export function topicOf(secretKey: Buffer, room: Pick<Room, 'roomId' | 'code'>): string {
  return room.code === null
    ? room.roomId
    : createHmac('sha256', secretKey).update(`room-topic:${room.roomId}`).digest('base64url').slice(0, 40)
}
