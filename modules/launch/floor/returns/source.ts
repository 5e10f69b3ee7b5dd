/**
 * What the vendors of the house counted of their rounds, asked through a slot. Sums of whole rounds by
 * merchant, game and rules version, without members.
 */
import type { AnySheet } from '../../../../kernel/slots/sheet.ts'
import { defineService } from '../../../../platform/services.ts'

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
  readonly gameCode: string
  readonly kind: 'SOLO' | 'TABLE' | 'HAND' | 'FISH' | 'DRAW'
  readonly mathVersion: string
  /** Of a version that returns otherwise than the catalogue says of the game; else null. */
  readonly rtp: string | null
  readonly all: ReturnSum | null
  readonly month: ReturnSum | null
  /** The jackpot pools that it may take part in. */
  readonly jackpotPools: readonly string[]
}

/** What decides a game's outcomes: of a slot its sheet, of a table its spots. */
export interface GameRules {
  readonly kind: 'SOLO' | 'TABLE'
  readonly tag: string
  readonly mathVersion: string
  readonly sheet: AnySheet | null
  /** Of whole rounds, as a multiple of the stake. */
  readonly roundDeviation: number | null
  readonly spots: readonly RuledSpot[]
  /** Of a table that a house may let pay by a tote. */
  readonly byTote: { readonly mathVersion: string; readonly spots: readonly RuledSpot[] } | null
}

export interface RuledSpot {
  readonly code: string
  readonly isSide: boolean
  readonly rtp: string
  readonly holdMultiple: number
  readonly pays: readonly string[]
}

export interface ReturnSource {
  /** Whose games are counted. */
  readonly vendor: string
  rulesOf(gameCode: string): GameRules | undefined
  of(
    merchantId: string,
    now: Date,
  ): Promise<{ readonly asOf: Date | null; readonly games: readonly GameReturn[] }>
  /** A game's days, newest first. */
  daysOf(
    merchantId: string,
    gameCode: string,
    limit: number,
  ): Promise<readonly (ReturnSum & { readonly day: string; readonly mathVersion: string })[]>
}
/**
 * Filled when the process is wired, one source for each vendor that counts; no two have a game of one code.
 */
export const returnSourcesKey = defineService<readonly ReturnSource[]>('launch.return-sources')

/** Every counted game with its source, and the oldest of the moments at which they were counted. */
export async function countedGames(
  sources: readonly ReturnSource[],
  merchantId: string,
  now: Date,
): Promise<{ asOf: Date | null; games: (GameReturn & { readonly source: ReturnSource })[] }> {
  const counted = await Promise.all(
    sources.map(async (source) => ({ source, ...(await source.of(merchantId, now)) })),
  )
  const moments = counted.flatMap(({ asOf }) => asOf ?? [])
  return {
    asOf: moments.length === 0 ? null : new Date(Math.min(...moments.map((at) => at.getTime()))),
    games: counted.flatMap(({ source, games }) => games.map((game) => ({ ...game, source }))),
  }
}
