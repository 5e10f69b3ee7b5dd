/** Rooms of PVP vendors: what a vendor has open to sit down at, as it says itself. */
import { defineService } from '../../platform/services.ts'

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

/** The rooms of one vendor in a house, now. */
export interface RoomSource { readonly vendor: string; roomsOf(merchantId: string): Promise<readonly RoomState[]> }

/** Filled where the process is wired, one source for each vendor that keeps rooms. */
export const roomSourcesKey = defineService<readonly RoomSource[]>('launch.room-sources')
