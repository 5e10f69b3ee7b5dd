/** Where the pushes of a room come. */
import { createHmac } from 'node:crypto'
import type { Room } from './state.ts'

/**
 * The name behind `room:`. Whoever knows it hears the room, so that of a private one is told only with the room itself, to
 * those who may read it; its id stands in addresses and records and would let anybody listen.
 */
export function topicOf(secretKey: Buffer, room: Pick<Room, 'roomId' | 'code'>): string {
  return room.code === null ? room.roomId : createHmac('sha256', secretKey).update(`room-topic:${room.roomId}`).digest('base64url').slice(0, 40)
}
