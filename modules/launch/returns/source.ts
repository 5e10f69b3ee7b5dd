/** What the studio counted of its rounds, asked through a slot. Sums of whole rounds by house, game and rules version; nothing is known of members. */
import type { AnySheet } from '../../../kernel/slots/sheet.ts'
import { defineService } from '../../../platform/services.ts'

export interface ReturnSum {
  readonly rounds: bigint
  readonly stakeAmount: bigint
  readonly payoutAmount: bigint
  /** What the stakes should have returned, in minor units. */
  readonly expectedAmount: number
  /** Of that sum, in minor units squared. */
  readonly variance: number
  /** Of the distances cubed, in minor units cubed. */
  readonly cubes: number
}

export interface GameReturn {
  readonly gameCode: string; readonly kind: 'SOLO' | 'TABLE' | 'HAND' | 'FISH'; readonly mathVersion: string; readonly all: ReturnSum | null; readonly month: ReturnSum | null
  /** The jackpot pools that it may take part in. */
  readonly jackpotPools: readonly string[]
}

/** What decides a game's outcomes: of a slot its sheet, of a table its spots. */
export interface GameRules {
  readonly kind: 'SOLO' | 'TABLE'; readonly tag: string; readonly mathVersion: string; readonly sheet: AnySheet | null
  /** Of whole rounds, as a multiple of the stake. */
  readonly roundDeviation: number | null
  readonly spots: readonly { readonly code: string; readonly isSide: boolean; readonly rtp: string; readonly holdMultiple: number }[]
}

export interface ReturnSource {
  rulesOf(gameCode: string): GameRules | undefined
  of(merchantId: string, now: Date): Promise<{ readonly asOf: Date | null; readonly games: readonly GameReturn[] }>
  /** A game's days, newest first. */
  daysOf(merchantId: string, gameCode: string, limit: number): Promise<readonly (ReturnSum & { readonly day: string; readonly mathVersion: string })[]>
}
export const returnSourceKey = defineService<ReturnSource>('launch.return-source')
