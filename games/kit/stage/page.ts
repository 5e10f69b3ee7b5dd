/**
 * What the page around a game offers it. The live page talks to the studio; a replay and the tests bring
 * their own.
 */
import type { GameEvent } from '../../../kernel/games/solo-game.ts'
import type { ShowHead } from './head.ts'

export type StageLanguage = 'th' | 'en'

/** A round that is settled already: the stage only shows it. Amounts in minor units. */
export interface ShownRound {
  readonly roundId: string
  readonly events: readonly GameEvent[]
  readonly betAmount: number
  readonly winAmount: number
  /** The member's balance after the round. */
  readonly balance: number
  readonly currency: string
  readonly proof: {
    readonly commit: string
    readonly clientSeed: string
    readonly nonce: number
    readonly mathVersion: string
  }
  /** Of a free round: nothing was staked, and what it won is not in the balance yet. */
  readonly free?: FreeRound | undefined
}

/** Free rounds that the house stakes; what they win together is credited with the last. */
export interface FreeGrant {
  readonly grantId: string
  readonly roundAmount: number
  readonly leftCount: number
  readonly wonAmount: number
  /** The most that is paid of it. */
  readonly mostAmount: number
}
/** The grant after a round of it, and what its end brought. */
export interface FreeRound extends FreeGrant {
  readonly creditedAmount: number
  readonly requiredAmount: number
}

export interface SeedPair {
  readonly commit: string
  readonly nextCommit: string
  readonly clientSeed: string
  readonly nonce: number
  /** The revealed server seed of the pair that was just retired. */
  readonly revealedServerSeed?: string
}

/** Reports to the stage that the answer is late and the same round is being asked for again. */
export type OnRetry = () => void

/** A refusal in the member's language. `isFinal`: this page cannot go on, only back to the lobby. */
export class StageRefusal extends Error {
  readonly isFinal: boolean
  /** The server's own sentence, if there is one. */
  readonly code: string

  constructor(message: string, isFinal = false, code = '') {
    super(message)
    this.name = 'StageRefusal'
    this.isFinal = isFinal
    this.code = code
  }
}

/** A jackpot pool that was just paid to somebody. The amount in minor units, the name masked. */
export interface WonPool {
  readonly winId: string
  readonly code: string
  readonly amount: number
  readonly customerName: string
  readonly roundId: string
}

export interface StagePage {
  readonly language: StageLanguage
  readonly currency: string
  /** FREE: play credit that is worth nothing. */
  readonly mode: 'REAL' | 'FREE'
  readonly balance: number
  /** A settled round to show first: one that was interrupted, or the one to replay. */
  readonly resume: ShownRound | null
  /**
   * Settles a round; rejects with a StageRefusal. Absent in a replay, where nothing can be staked. `isAuto`:
   * an automatic spin. `grantId`: one of the free rounds, at their stake.
   */
  readonly playRound?: (
    betAmount: number,
    choice: unknown,
    onRetry: OnRetry,
    isAuto?: boolean,
    grantId?: string,
  ) => Promise<ShownRound>
  /** Free rounds that can be played here, those that end first before the others. */
  readonly freeRounds?: readonly FreeGrant[]
  /** Everything of the round has been shown. */
  readonly roundShown?: (round: ShownRound) => void
  /** Called with the balance if it changed between rounds: a deposit over the running game. */
  readonly watchBalance?: (listener: (balance: number) => void) => void
  readonly showHead?: ShowHead | undefined
  /** Back to the lobby. */
  readonly leave?: () => void
  /** How the merchant lets slots be played; absent: no automatic spins, no least time. */
  readonly rules?: { readonly isAutoplayAllowed: boolean; readonly leastSpinMs: number }
  /** The page with every number of the game. */
  readonly rulesUrl?: string
  /** The jackpot pools that the game takes part in, and its return with them. */
  readonly jackpots?: { readonly pools: readonly string[]; readonly totalRtp: string } | null
  /**
   * Called with what the pools hold, in minor units, as it changes; the returned function ends it. Absent for
   * play money.
   */
  readonly watchPools?: (
    listener: (pools: readonly { readonly code: string; readonly amount: number }[]) => void,
  ) => () => void
  /** Called with each pool that is won, by anybody; the returned function ends it. Absent for play money. */
  readonly watchWins?: (listener: (won: WonPool) => void) => () => void
  /** Resolves at once, or when the lobby lets the game continue: until then nothing begins to turn. */
  readonly untilResumed?: () => Promise<void>
  readonly history?: {
    /** A page of the member's rounds of this game, newest first, from page 1 on. */
    read(pageNo: number): Promise<{ rounds: readonly PastRound[]; isLast: boolean }>
    /** Where a round is recomputed. */
    verifyUrl(roundId: string): string
  }
  readonly seeds?: {
    read(): Promise<SeedPair>
    /** Puts the pair away and reveals its server seed; without a text the next client seed is drawn. */
    rotate(clientSeed?: string): Promise<SeedPair>
  }
}

/** One line of the game's own history. Amounts in minor units. */
export interface PastRound {
  readonly roundId: string
  readonly betAmount: number
  readonly winAmount: number
  readonly currency: string
  readonly playedAt: string
  /** A free round: the house staked it. */
  readonly isGranted?: boolean
}

export interface MountedStage {
  /** Shows a settled round from its first event to its last; resolves when the last is shown. */
  show(round: ShownRound): Promise<void>
  dispose(): void
}

/** What every `games/<game>/stage/index.ts` exports as `mount`. */
export type MountStage = (host: HTMLElement, page: StagePage) => Promise<MountedStage>
