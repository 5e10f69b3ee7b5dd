/**
 * What a game's `game.ts` exports, by the kind of the game. A page's bundle takes only the exports that it
 * names, so each way of loading something is an export of its own. The server reads them all
 * (games/all.ts), pages what they show (web/ui/games/manifests.ts).
 */
import type { SoloGame } from '../../kernel/games/solo-game.ts'
import type { RoomGame } from '../../kernel/rooms/room-game.ts'
import type { TableGame } from '../../kernel/tables/table-game.ts'
import type { TableGameTexts } from './locales/table-texts.ts'
import type { RoomLook } from './room/look.ts'
import type { MountStage } from './stage/page.ts'
import type { TableLook } from './table/look.ts'

/** Played alone, at a shared table, hand by hand against the dealer, in a room among members, in the sea. */
export type GameKind = 'SOLO' | 'TABLE' | 'HAND' | 'ROOM' | 'FISH'

/** What the page of a hand, a room or the sea gets. */
export interface EntryFacts {
  readonly gameCode: string
  readonly mathVersion: string
}
/** With a return of the house's own; in a room members win from each other. */
export interface HouseFacts extends EntryFacts {
  readonly rtp: string
  /** The jackpot pools that it may take part in; absent: none. */
  readonly jackpotPools?: readonly string[]
}

export type SoloRules = () => Promise<{ readonly game: SoloGame }>
export type TableRules = () => Promise<{ readonly game: TableGame }>
export type RoomRules = () => Promise<{ readonly game: RoomGame }>
/** Of the one game of its kind: its room in the studio and its page are written for it. */
export type OwnRules = () => Promise<{ readonly game: HouseFacts }>

export type SoloStage = () => Promise<{ readonly mount: MountStage }>
export type TableStage = () => Promise<{ readonly look: TableLook }>
export type RoomStage = () => Promise<{ readonly look: RoomLook }>
export type OwnStage = () => Promise<object>

/** What records call the spots and results of a table. */
export type TableWords = () => Promise<{ readonly th: TableGameTexts; readonly en: TableGameTexts }>

/**
 * How /verify shows what a table, a hand or a room drew: a line for each part of the outcome. `label` ends
 * the name of a text of the page (`fairx_<label>`); of `hands` each has a line of its own with its number.
 */
export type DrawnPart =
  | { readonly part: string; readonly as: 'hands' }
  | {
      readonly part: string
      /** `faces` are dice with pictures, named as the game names `FACE:1`. */
      readonly as: 'card' | 'cards' | 'number' | 'dice' | 'faces'
      readonly label: DrawnLabel
    }
type DrawnLabel =
  | 'player'
  | 'banker'
  | 'dragon'
  | 'tiger'
  | 'dealer'
  | 'number'
  | 'beads'
  | 'residue'
  | 'dice'
  | 'cards_drawn'
  | 'cards_dealt'
export type Drawn = readonly DrawnPart[]

/**
 * How far one round's return lies from its mean, as a multiple of the stake: the root of the mean square, and
 * the cube root of the mean cube, of the distance.
 */
export interface Spread {
  readonly deviation: number
  readonly skew: number
}

/** Of a spot: the figures themselves, every chance with what it brings, or the one prize there is. */
export type SpotReturns =
  | Spread
  | { readonly chances: readonly (readonly [chance: number, brings: number])[] }
  /** Brings so many times the stake or nothing: exact from the spot's return alone. */
  | { readonly most: number }

/** How likely each side of a tote is to win, and how likely all of them are to be returned. */
export interface ToteChances {
  readonly wins: Readonly<Record<string, number>>
  readonly returned: number
}

/** How the measured return of a table is judged. */
export type TableReturns =
  /** All equally likely; counted with the game's own rules. */
  | { readonly outcomes: () => readonly unknown[] }
  | { readonly spots: Readonly<Record<string, SpotReturns>>; readonly tote?: ToteChances }
  | { readonly everySpot: Spread }

/** An initial table of every merchant; once created it is a row that the operator changes. */
export interface DeclaredTable {
  readonly names: { readonly th: string; readonly en: string }
  /** Number of the dealer's picture. */
  readonly dealer: number
  /** Minor units, or one of the usual ones (domain/studio-games.md §4.6). */
  readonly limits: 'SMALL' | 'USUAL' | 'HIGH' | TableLimits
  /** By a tote, of a game that has one; absent: at its fixed prizes. */
  readonly paysBy?: 'TOTE'
}
export interface TableLimits {
  readonly min: bigint
  readonly max: bigint
  readonly sideMax: bigint
}

/**
 * The rooms that a merchant has of a game, in minor units: by their blinds, or by the least and largest bet.
 */
export interface DeclaredRooms {
  readonly blinds?: readonly (readonly [small: number, big: number])[]
  readonly bets?: readonly (readonly [min: number, max: number])[]
  readonly seatCounts: readonly number[]
}

/** What a merchant lists of a game of any kind. */
interface Listing {
  /** The folder's name in capitals. */
  readonly code: string
  /** The catalogue's own number: unique, for ever, and the game's place in the lobby. */
  readonly nodeId: number
  readonly names: { readonly TH: string; readonly EN: string }
  /**
   * `art/poster.svg` is shown under /art/poster-<poster>.svg. Merchants keep that address: it never changes.
   */
  readonly poster: string
  readonly isHot?: boolean
  readonly isNew?: boolean
}
/**
 * `digest`: of the first rounds of fixed seeds (games/kit/exact), so that no change alters a game unnoticed.
 */
export interface SoloListing extends Listing {
  /** Of a whole round with its free spins; a look of its own on a proven sheet has that sheet's. */
  readonly returns: Spread | { readonly sameAs: string }
  readonly digest: string
}
export interface TableListing extends Listing {
  /** What it is listed and booked under; absent: LIVE. */
  readonly gameType?: 'COCKFIGHT'
  readonly returns: TableReturns
  readonly tables: readonly DeclaredTable[]
  readonly digest: string
}
export interface OwnListing extends Listing {
  readonly returns: Spread
}
export interface RoomListing extends Listing {
  readonly rooms: DeclaredRooms
}

interface Exports<Kind extends GameKind, Rules, Stage, Game> {
  readonly kind: Kind
  readonly rules: Rules
  readonly stage: Stage
  /** How an operator sees a round once more; null: as a record. */
  readonly replay: SoloStage | null
  readonly words: TableWords | null
  readonly drawn: Drawn | null
  readonly game: Game
}
export type SoloManifest = Exports<'SOLO', SoloRules, SoloStage, SoloListing>
export type TableManifest = Exports<'TABLE', TableRules, TableStage, TableListing>
export type HandManifest = Exports<'HAND', OwnRules, OwnStage, OwnListing>
export type FishManifest = Exports<'FISH', OwnRules, OwnStage, OwnListing>
export type RoomManifest = Exports<'ROOM', RoomRules, RoomStage, RoomListing>
export type Manifest = SoloManifest | TableManifest | HandManifest | RoomManifest | FishManifest
