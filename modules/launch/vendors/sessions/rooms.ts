/** Rooms of PVP vendors: the open rooms of a vendor, as it answers them. */
import { defineService } from '../../../../platform/services.ts'

export interface RoomState {
  readonly roomId: string
  readonly names: Readonly<Record<'TH' | 'EN', string>>
  readonly gameCode: string
  /** Minor units. */
  readonly minAmount: bigint
  readonly maxAmount: bigint
  readonly currency: string
  readonly playerCount: number
  readonly seatCount: number
}

/** The rooms of one vendor for a merchant, now. */
export interface RoomSource {
  readonly vendor: string
  roomsOf(merchantId: string): Promise<readonly RoomState[]>
}

/** Filled when the process is wired, one source for each vendor with rooms. */
export const roomSourcesKey = defineService<readonly RoomSource[]>('launch.room-sources')
