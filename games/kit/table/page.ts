/**
 * What the page around a shared table offers it, and what a game brings to the kit. Amounts in minor units.
 */
import type { TableReading } from '../../../kernel/tables/table-game.ts'
import type { ToteSide } from '../../../kernel/tables/tote.ts'
import type { ShowHead } from '../stage/head.ts'
import type { StageLanguage } from '../stage/page.ts'

export type TableState = 'BETTING' | 'CLOSED' | 'REVEAL' | 'SETTLED' | 'VOID' | 'OFF'

export interface TableResult {
  readonly winner: string
  readonly marks: readonly string[]
  readonly score?: readonly number[] | undefined
}

export interface PastResult extends TableResult {
  readonly roundNo: number
}

export interface TableLimits {
  readonly min: number
  readonly max: number
  readonly sideMax: number
}

export interface SpotTotal {
  readonly spot: string
  readonly stake: number
  readonly players: number
}

/** What lies in a table's tote. */
export interface ToteView {
  readonly sides: readonly ToteSide[]
  /** Percent of everything on the sides. */
  readonly commission: number
  /** The round is cancelled if a side brings this for 100, or less. */
  readonly cancelsAt: number
  /** Once betting has closed. */
  readonly isFinal: boolean
  /** Before that: if betting closed now. */
  readonly isCancelled: boolean
}

/** A table as everybody sees it. */
export interface TableView {
  readonly tableId: string
  readonly names: { readonly th: string; readonly en: string }
  readonly dealer: number
  readonly limits: TableLimits
  readonly videoUrl: string | null
  readonly state: TableState
  readonly roundNo: number
  readonly roundId: string | null
  readonly commit: string | null
  /** RFC 3339; null while the table waits for somebody to look at it, or is off. */
  readonly stateEndsAt: string | null
  readonly outcome: unknown
  readonly result: TableResult | null
  /** What the rules find in the outcome; null before the reveal. */
  readonly reading: TableReading | null
  readonly totals: readonly SpotTotal[]
  readonly players: number
  /** Of a table that pays by a tote; else null. */
  readonly tote: ToteView | null
  /** Settled rounds, oldest first. */
  readonly history: readonly PastResult[]
}

/** A stake on a spot. */
export interface TableBet {
  readonly spot: string
  readonly stake: number
}

/** The member's part: their bets in the shown round, and the result of the last one. */
export interface OwnPart {
  readonly bets: readonly (TableBet & { readonly state: 'PENDING' | 'ACCEPTED' | 'REFUSED' | 'VOID' })[]
  readonly lastRound: {
    readonly roundNo: number
    readonly stakeAmount: number
    readonly winAmount: number
  } | null
}

/** What can be bet on, from the rules of the server. */
export interface SpotFacts {
  readonly code: string
  readonly isSide: boolean
  readonly rtp: string
  readonly holdMultiple: number
  /** Each win it can pay, to the stake, the least first. */
  readonly pays: readonly string[]
  /** Where the game bounds what a bet may bring. */
  readonly mostStake: number | null
}

/** A version of the rules, as the server states it. */
export interface RulesFacts {
  readonly mathVersion: string
  readonly spots: readonly SpotFacts[]
}

/** The rules that a table plays by. */
export const rulesAt = (page: TablePage, table: Pick<TableView, 'tote'> | null): RulesFacts =>
  (table?.tote && page.byTote) || page

/** A finished round of a table with what proves it. */
export interface FinishedRound {
  readonly roundId: string
  readonly roundNo: number
  readonly state: 'SETTLED' | 'VOID'
  readonly result: TableResult | null
  /** What lay in the tote as betting closed. */
  readonly tote: Pick<ToteView, 'sides' | 'isCancelled'> | null
  readonly proof: {
    readonly commit: string
    readonly serverSeed: string | null
    readonly clientPart: string | null
    readonly nonce: number
    readonly mathVersion: string
  }
  readonly playedAt: string
}

export interface OwnRound extends FinishedRound {
  readonly stakeAmount: number
  readonly winAmount: number
  readonly currency: string
}

/** Called with each news of a table; `mine` only if it was read again, with the balance. */
export type TableNews = (view: TableView, mine?: OwnPart) => void

export interface TablePage extends RulesFacts {
  readonly language: StageLanguage
  readonly currency: string
  readonly mode: 'REAL' | 'FREE'
  /** The rules of tables that pay by a tote; null if the game has none. */
  readonly byTote: RulesFacts | null
  /** What a member may stake in one round; null: only the spots have limits. */
  readonly mostRound: number | null
  /** The table to open first: the one that was open when the page was left. */
  readonly firstTableId: string | null
  /** True if the lobby's own bar is above the game, with the way back. */
  readonly isFramed: boolean
  readonly showHead?: ShowHead | undefined
  /** Now by the server's clock. */
  nowMs(): number
  readBalance(): number
  watchBalance(listener: (balance: number) => void): void
  list(): Promise<readonly TableView[]>
  /**
   * Reads the table and follows it until closed; after a gap or a lost connection it is read again, and
   * `onLine` reports a connection that stays lost.
   */
  follow(
    tableId: string,
    onNews: TableNews,
    onTrouble: (message: string | null) => void,
    onLine: (isUp: boolean) => void,
  ): { close(): void; readAgain(): Promise<void> }
  /**
   * All or nothing, asked for again with the same key until the answer is definite. Rejects with a
   * StageRefusal.
   */
  placeBets(tableId: string, roundNo: number, bets: readonly TableBet[], onRetry: () => void): Promise<void>
  rounds(tableId: string): Promise<readonly FinishedRound[]>
  ownRounds(pageNo: number): Promise<{ readonly rounds: readonly OwnRound[]; readonly isLast: boolean }>
  /** Where a round is recomputed. */
  verifyUrl(roundId: string): string
  leave(): void
}
