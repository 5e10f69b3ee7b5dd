import type { KeptMove } from '../rooms/fold-hand.ts'
import type { HandSeat, RoomStakes } from '../rooms/room-game.ts'

/** A round with what its recomputation needs, by kind: how the studio hands it to whoever shows or checks it. Amounts are minor units as they go on the wire. */
export interface FairBase {
  readonly roundId: string
  readonly gameCode: string
  readonly mode: 'REAL' | 'FREE'
  readonly state: 'SETTLED' | 'VOID'
  readonly betAmount: number
  readonly winAmount: number
  readonly currency: string
  /** `clientSeed` is the client part of the round's stream, whoever it is made of. */
  readonly proof: { commit: string; clientSeed: string; nonce: number; mathVersion: string }
  /** null until it may be known. */
  readonly serverSeed: string | null
  readonly playedAt: Date
}

export interface SoloFairRound extends FairBase { readonly kind: 'SOLO'; readonly choice: unknown; readonly events: unknown[] }

export interface TableFairRound extends FairBase {
  readonly kind: 'TABLE'
  readonly table: {
    tableId: string
    roundNo: number
    /** Seed of the round before in the table's chain. */
    previousSeed: string | null
    /** betId:clientSeed of every bet, frozen at bet close; proof.clientSeed is their digest. */
    entries: string[]
    /** null where the round is void. */
    outcome: unknown
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
    /** Places of the shuffled deck that the asker may see, and where each card went: SEAT:n, BOARD or BURN. */
    cards: { place: number; card: number; to: string }[]
    actions: { step: number; seat: number; action: string; amount: number | null }[]
    /** Names are masked. */
    seats: { seat: number; name: string; isHouse: boolean; betAmount: number; winAmount: number }[]
    rakeAmount: number
    /** What the hand began with, without its deck, and every move in order: with the deck they give all that happened. A seat of null is the clock that ran out. */
    start: { seats: HandSeat[]; seatCount: number; stakes: RoomStakes; carry: unknown }
    moves: KeptMove[]
  }
}

/** What a member shot within a few seconds on one pair of seeds. `proof.nonce` is of its first hit. */
export interface FishFairRound extends FairBase {
  readonly kind: 'FISH'
  readonly fish: {
    roomId: string
    /** Where each fish swam follows from it. */
    roomSeed: number
    /** Of its last hit; every hit has its own, and other rounds of the member may lie between them. */
    lastNonce: number
    shots: {
      shotId: string; price: number; gun: 'CANNON' | 'LIGHTNING'; firedMs: number; betAmount: number; winAmount: number
      /** `others`: what the free shots of a killed bomb crab could be aimed at. */
      hits: {
        fishId: number; kind: string; nonce: number; isKill: boolean; multiple: number; winAmount: number
        freeShots: { fishId: number | null; kind: string; multiple: number }[]; others: { fishId: number; kind: string }[]
      }[]
    }[]
  }
}

export type FairRound = SoloFairRound | TableFairRound | HandFairRound | RoomFairRound | FishFairRound
