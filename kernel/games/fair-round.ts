import type { KeptMove } from '../rooms/fold-hand.ts'
import type { HandSeat, RoomStakes } from '../rooms/room-game.ts'
import type { ToteSide } from '../tables/tote.ts'

/**
 * A round with what is needed to recompute it, by kind: how the studio passes it to code that shows or checks
 * it. Amounts are minor units as on the wire.
 */
export interface FairBase {
  readonly roundId: string
  readonly gameCode: string
  readonly mode: 'REAL' | 'FREE'
  readonly state: 'SETTLED' | 'VOID'
  readonly betAmount: number
  readonly winAmount: number
  readonly currency: string
  /** `clientSeed` is the client part of the round's stream, however it is composed. */
  readonly proof: { commit: string; clientSeed: string; nonce: number; mathVersion: string }
  /** null until it may be known. */
  readonly serverSeed: string | null
  readonly playedAt: Date
}

export interface SoloFairRound extends FairBase {
  readonly kind: 'SOLO'
  /** A free round: the house staked it. */
  readonly isGranted: boolean
  readonly choice: unknown
  readonly events: unknown[]
}

export interface TableFairRound extends FairBase {
  readonly kind: 'TABLE'
  readonly table: {
    tableId: string
    roundNo: number
    /** Seed of the round before in the table's chain. */
    previousSeed: string | null
    /**
     * betId:clientSeed of every bet, frozen when betting closes; proof.clientSeed is their digest. With a
     * tote each says what it adds to a side, and a void round has them too.
     */
    entries: string[]
    /** null if the round is void. */
    outcome: unknown
    /** What lay on the sides of a tote as betting closed; null at fixed prizes. */
    tote: { sides: ToteSide[]; isCancelled: boolean } | null
    /** The member's own. */
    bets: { betId: string; spot: string; stake: number; winAmount: number }[]
  }
}

export interface HandFairRound extends FairBase {
  readonly kind: 'HAND'
  readonly hand: {
    /** Before doubling, splitting and insurance. */
    stake: number
    decisions: string[]
    outcome: unknown
  }
}

export interface RoomFairRound extends FairBase {
  readonly kind: 'ROOM'
  readonly room: {
    roomId: string
    handNo: number
    /** In seat order; proof.clientSeed is their digest. */
    seeds: { seat: number; clientSeed: string }[]
    ownSeat: number
    /**
     * Places of the shuffled deck that the asker may see, and where each card went: SEAT:n, BOARD or BURN.
     */
    cards: { place: number; card: number; to: string }[]
    actions: { step: number; seat: number; action: string; amount: number | null }[]
    /** Names are masked. */
    seats: { seat: number; name: string; isHouse: boolean; betAmount: number; winAmount: number }[]
    rakeAmount: number
    /**
     * How the hand began, without its deck, and every move in order: with the deck they give everything that
     * happened. A seat of null means that the time ran out.
     */
    start: { seats: HandSeat[]; seatCount: number; stakes: RoomStakes; carry: unknown }
    moves: KeptMove[]
  }
}

/** What a member shot within a few seconds with one pair of seeds. `proof.nonce` is that of the first hit. */
export interface FishFairRound extends FairBase {
  readonly kind: 'FISH'
  readonly fish: {
    roomId: string
    /** The place of each fish follows from it. */
    roomSeed: number
    /** Of its last hit; every hit has its own, and other rounds of the member may be between them. */
    lastNonce: number
    shots: {
      shotId: string
      price: number
      gun: 'CANNON' | 'LIGHTNING'
      firedMs: number
      betAmount: number
      winAmount: number
      /** `others`: what the free shots of a killed bomb crab could hit. */
      hits: {
        fishId: number
        kind: string
        nonce: number
        isKill: boolean
        multiple: number
        winAmount: number
        freeShots: { fishId: number | null; kind: string; multiple: number }[]
        others: { fishId: number; kind: string }[]
      }[]
    }[]
  }
}

export type FairRound = SoloFairRound | TableFairRound | HandFairRound | RoomFairRound | FishFairRound
