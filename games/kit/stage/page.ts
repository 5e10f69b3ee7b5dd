/** What the page around a game offers it. The live page talks to the studio; a replay and the tests bring their own. */
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
  readonly proof: { readonly commit: string; readonly clientSeed: string; readonly nonce: number; readonly mathVersion: string }
}

export interface SeedPair {
  readonly commit: string
  readonly nextCommit: string
  readonly clientSeed: string
  readonly nonce: number
  /** The server seed of the pair that has just been put away. */
  readonly revealedServerSeed?: string
}

/** Tells the stage that the answer is late and the same round is being asked for again. */
export type OnRetry = () => void

/** A refusal in the member's language. `isFinal`: this page cannot go on, only back to the lobby. */
export class StageRefusal extends Error {
  readonly isFinal: boolean
  /** The house's own word for it, where there is one. */
  readonly code: string

  constructor(message: string, isFinal = false, code = '') {
    super(message)
    this.name = 'StageRefusal'
    this.isFinal = isFinal
    this.code = code
  }
}

/** A jackpot pool that was just paid to somebody. The amount in minor units, the name masked. */
export interface WonPool { readonly winId: string; readonly code: string; readonly amount: number; readonly customerName: string; readonly roundId: string }

export interface StagePage {
  readonly language: StageLanguage
  readonly currency: string
  /** FREE: play credit that is worth nothing. */
  readonly mode: 'REAL' | 'FREE'
  readonly balance: number
  /** A settled round to show first: one that was interrupted, or the one to replay. */
  readonly resume: ShownRound | null
  /** Settles a round; rejects with a StageRefusal. Absent in a replay, where nothing can be staked. `isAuto`: no hand asked for it. */
  readonly playRound?: (betAmount: number, choice: unknown, onRetry: OnRetry, isAuto?: boolean) => Promise<ShownRound>
  /** Everything of the round has been shown. */
  readonly roundShown?: (round: ShownRound) => void
  /** Told the balance where it changed between rounds from elsewhere: a deposit over the running game. */
  readonly watchBalance?: (listener: (balance: number) => void) => void
  readonly showHead?: ShowHead | undefined
  /** Back to the lobby. */
  readonly leave?: () => void
  /** How the house lets slots be played; absent: no automatic spins, no least time. */
  readonly rules?: { readonly isAutoplayAllowed: boolean; readonly leastSpinMs: number }
  /** Where every number of the game stands. */
  readonly rulesUrl?: string
  /** The jackpot pools that the game takes part in, and its return with them. */
  readonly jackpots?: { readonly pools: readonly string[]; readonly totalRtp: string } | null
  /** Told what the pools hold, in minor units, as it changes; the returned function ends it. Absent for play money. */
  readonly watchPools?: (listener: (pools: readonly { readonly code: string; readonly amount: number }[]) => void) => () => void
  /** Told of each pool that is won, by whomever; the returned function ends it. Absent for play money. */
  readonly watchWins?: (listener: (won: WonPool) => void) => () => void
  /** Resolves at once, or when the lobby lets the game go on: until then nothing begins to turn. */
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
}

export interface MountedStage {
  /** Shows a settled round from its first event to its last; resolves when the last is shown. */
  show(round: ShownRound): Promise<void>
  dispose(): void
}

/** What every `games/<game>/stage/index.ts` exports as `mount`. */
export type MountStage = (host: HTMLElement, page: StagePage) => Promise<MountedStage>
