/**
 * What the console needs of the shared tables, rooms and seas of the house's vendors. They are behind the
 * vendor port and have database tables of their own, so they are reached through a slot; each method commits
 * by itself and may be repeated: the same order again changes nothing. Amounts are minor units.
 */
import type { FishFairRound } from '../../../../kernel/games/fair-round.ts'
import type { TableResult } from '../../../../kernel/tables/table-game.ts'
import type { ToteSide } from '../../../../kernel/tables/tote.ts'
import { defineService } from '../../../../platform/services.ts'

export type TableState = 'BETTING' | 'CLOSED' | 'REVEAL' | 'SETTLED' | 'VOID' | 'OFF'
/** At the fixed prizes of its game, or by a tote. */
export type PaysBy = 'FIXED' | 'TOTE'
export type Names = { readonly th: string; readonly en: string }

export interface DeskTable {
  readonly tableId: string
  readonly gameCode: string
  readonly names: Names
  /** Off: the running round is played to its end, and no further one opens. */
  readonly isOn: boolean
  readonly limits: { readonly min: bigint; readonly max: bigint; readonly sideMax: bigint }
  readonly paysBy: PaysBy
  /** What its game can pay by. */
  readonly choices: readonly PaysBy[]
  readonly videoUrl: string | null
  readonly state: TableState
  readonly round: DeskRound | null
}

export interface DeskRound {
  readonly roundId: string
  readonly roundNo: number
  readonly state: TableState
  readonly openedAt: Date
  readonly stateEndsAt: Date | null
  /** null before REVEAL. */
  readonly outcome: unknown
  readonly result: TableResult | null
  /** What lay on the sides of a tote as betting closed. */
  readonly tote: { readonly sides: readonly ToteSide[]; readonly isCancelled: boolean } | null
  readonly commit: string
  /** null until the round is settled. */
  readonly serverSeed: string | null
  readonly clientPart: string | null
  readonly stakeAmount: bigint
  readonly takenAmount: bigint
  readonly payoutAmount: bigint
  readonly betCount: number
  readonly playerCount: number
  /** Real play only. */
  readonly spots: readonly {
    readonly spot: string
    readonly stakeAmount: bigint
    readonly betCount: number
  }[]
}

export interface DeskBet {
  readonly betId: string
  readonly memberId: string
  readonly isFree: boolean
  readonly spot: string
  readonly stakeAmount: bigint
  readonly winAmount: bigint
  readonly state: string
  readonly placedAt: Date
}

export interface TableChange {
  readonly isOn?: boolean
  readonly names?: Names
  readonly limits?: DeskTable['limits']
  readonly paysBy?: PaysBy
  readonly videoUrl?: string | null
}

export interface TableDesk {
  list(merchantId: string): Promise<readonly DeskTable[]>
  /** New limits, and what it pays by, apply from the next round on. Undefined if there is no such table. */
  change(
    merchantId: string,
    tableId: string,
    change: TableChange,
  ): Promise<{ readonly before: DeskTable; readonly after: DeskTable } | undefined>
  /** Newest first, without the running one. */
  rounds(
    merchantId: string,
    tableId: string,
    page: { pageNo: number; pageSize: number },
  ): Promise<{ readonly rows: readonly DeskRound[]; readonly total: number } | undefined>
  round(
    merchantId: string,
    roundId: string,
  ): Promise<
    { readonly tableId: string; readonly round: DeskRound; readonly bets: readonly DeskBet[] } | undefined
  >
  /**
   * Every stake is returned and the round is VOID. STATE: it is settled already, or void for another reason.
   * A repeat after VOIDED: VOIDED.
   */
  voidRound(merchantId: string, roundId: string): Promise<'VOIDED' | 'NOT_FOUND' | 'STATE'>
  /** Drops rounds of before on which nobody bet; returns how many. */
  dropEmpty(merchantId: string, before: Date): Promise<number>
}

export interface DeskSeat {
  readonly seat: number
  readonly memberId: string
  readonly isHouse: boolean
  readonly stackAmount: bigint
  readonly betAmount: bigint
  readonly state: string
  readonly satAt: Date
}

export interface DeskRoom {
  readonly roomId: string
  readonly gameCode: string
  readonly names: Names
  readonly isPrivate: boolean
  /** CLOSING: the running hand is played to its end, then every stack is returned. */
  readonly state: 'OPEN' | 'CLOSING' | 'CLOSED'
  /** Big blind, or the highest bet of a Pok Deng room. */
  readonly betAmount: bigint
  readonly seatCount: number
  readonly seats: readonly DeskSeat[]
  readonly waitingCount: number
  readonly hand: {
    readonly handId: string
    readonly handNo: number
    readonly phase: string
    readonly potAmount: bigint
    readonly startedAt: Date
    readonly turnSeat: number | null
    readonly turnEndsAt: Date | null
  } | null
}

export interface DeskHand {
  readonly handId: string
  readonly handNo: number
  readonly roomId: string
  readonly gameCode: string
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly state: 'RUNNING' | 'SETTLED' | 'VOID'
  readonly potAmount: bigint
  readonly rakeAmount: bigint
  readonly players: readonly {
    readonly seat: number
    readonly memberId: string
    readonly isHouse: boolean
    readonly betAmount: bigint
    readonly winAmount: bigint
  }[]
}

/**
 * What an operator may see of a hand: everything once it has ended; of a running hand only the open cards.
 */
export interface DeskReplay extends DeskHand {
  readonly commit: string
  readonly serverSeed: string | null
  readonly board: readonly number[]
  readonly cards: readonly { readonly seat: number; readonly cards: readonly number[] }[]
  readonly actions: readonly {
    readonly step: number
    readonly seat: number | null
    readonly action: string
    readonly amount: bigint | null
    readonly at: Date
    readonly phase: string | null
    /** In the hand after this step; null if its rules have changed since. */
    readonly potAmount: bigint | null
    /** What happened, in order; with rounds of bidding for the bank. */
    readonly events: readonly {
      readonly type: string
      readonly seat?: number
      readonly amount?: number
      readonly cards?: readonly number[]
      readonly note?: string
    }[]
  }[]
}

export interface RoomDesk {
  list(merchantId: string): Promise<readonly DeskRoom[]>
  /**
   * Nobody can sit down any more; after the running hand every stack is returned. A repeat: the same answer.
   */
  close(merchantId: string, roomId: string): Promise<'CLOSING' | 'CLOSED' | 'NOT_FOUND'>
  /** Newest first. */
  hands(
    merchantId: string,
    filter: { readonly roomId?: string; readonly memberId?: string },
    page: { pageNo: number; pageSize: number },
  ): Promise<{ readonly rows: readonly DeskHand[]; readonly total: number }>
  hand(merchantId: string, handId: string): Promise<DeskReplay | undefined>
}

export interface DeskGun {
  readonly sittingId: string
  readonly seat: number
  readonly memberId: string
  readonly state: 'HOLDING' | 'SEATED' | 'LEAVING'
  /** Of a bullet. */
  readonly price: bigint
  readonly gun: 'CANNON' | 'LIGHTNING'
  /** At the last settlement; then what was staked and won since. */
  readonly heldAmount: bigint
  readonly stakedAmount: bigint
  readonly wonAmount: bigint
  readonly satAt: Date
  readonly shotAt: Date
}

export interface DeskSea {
  readonly roomId: string
  readonly number: number
  readonly isFree: boolean
  readonly seatCount: number
  readonly guns: readonly DeskGun[]
  readonly unsettledCount: number
  readonly unsettledAmount: bigint
}

export interface DeskWindow {
  readonly windowId: string
  readonly roomId: string
  readonly roomNumber: number
  readonly memberId: string
  readonly isFree: boolean
  readonly state: 'OPEN' | 'CLOSED' | 'SETTLED' | 'VOID'
  readonly betAmount: bigint
  readonly winAmount: bigint
  readonly shotCount: number
  readonly hitCount: number
  readonly openedAt: Date
  readonly settledAt: Date | null
}

export interface DeskShots {
  readonly window: DeskWindow
  readonly commit: string
  readonly clientSeed: string
  readonly serverSeed: string | null
  readonly firstNonce: number
  readonly lastNonce: number
  readonly mathVersion: string
  readonly shots: FishFairRound['fish']['shots']
}

export interface SeaDesk {
  list(merchantId: string): Promise<readonly DeskSea[]>
  /** Newest first. */
  windows(
    merchantId: string,
    filter: { readonly roomId?: string; readonly memberId?: string; readonly isUnsettled?: boolean },
    page: { pageNo: number; pageSize: number },
  ): Promise<{ readonly rows: readonly DeskWindow[]; readonly total: number }>
  window(merchantId: string, windowId: string): Promise<DeskShots | undefined>
  /** Settles the shots and returns the rest. LEAVING: the gun is free, its money is still under way. */
  putOut(
    merchantId: string,
    sittingId: string,
  ): Promise<{ readonly state: 'LEAVING' | 'LEFT'; readonly memberId: string } | undefined>
}

/** What one vendor of the house has of them; what it has none of is null. */
export interface FloorDesk {
  readonly vendor: string
  readonly tables: TableDesk | null
  readonly rooms: RoomDesk | null
  readonly seas: SeaDesk | null
}
/** Filled when the process is wired, one for each vendor of the house that has a floor. */
export const floorDesksKey = defineService<readonly FloorDesk[]>('launch.floor-desks')
