/** What the calls and jobs of the rooms need. */
import { defineService } from '../../platform/services.ts'
import type { CoreService } from '../core/service.ts'
import type { RoomHands } from './room-hands.ts'
import type { Rooms } from './rooms.ts'

export interface RoomsService extends CoreService {
  readonly rooms: Rooms
  readonly roomHands: RoomHands
}
export const roomsKey = defineService<RoomsService>('studio.rooms')
