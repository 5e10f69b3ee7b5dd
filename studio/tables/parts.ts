/** What the parts of the tables share. */
import type { HousePort } from '../../contract/vendor/launch/house-port.ts'
import { versionOf, type TableGame, type TableReading } from '../../kernel/tables/table-game.ts'
import type { Database } from '../../platform/postgres.ts'
import type { CurrencyOf } from '../core/merchants.ts'
import type { Seeds } from '../core/seeds.ts'
import type { Drawn, RoundRow } from './store/rounds.ts'
import type { TableRow } from './store/tables.ts'

export interface TableParts {
  readonly database: Database
  readonly port: HousePort
  readonly currencyOf: CurrencyOf
  readonly secretKey: Buffer
  readonly seeds: Pick<Seeds, 'of'>
  gameOf(gameCode: string): TableGame | undefined
  readonly onError: (error: unknown) => void
  /**
   * Draws of frozen rounds, made during the last moment before the reveal; if the process dies they are made
   * again, with the same result.
   */
  readonly drawn: Map<string, Drawn>
}

/** How long each state lasts (domain/studio-games.md §4.6). */
export const BETTING_MS = 20_000
export const CLOSED_MS = 2_000
/** Bets of the last moment may still be at the wallet; after this much of CLOSED they are returned. */
export const DECIDED_MS = 1_500
export const REVEAL_MS = 6_000
export const SETTLED_MS = 2_000

/** How many rounds a table's road map has. */
export const ROAD_ROUNDS = 120

/**
 * No further round begins here: the table is closed, or the merchant has switched its game off. A running one
 * is played to its end.
 */
export async function isShut(
  { port }: Pick<TableParts, 'port'>,
  {
    is_on: isOn,
    merchant_id: merchantId,
    game_code: gameCode,
  }: { is_on: boolean; merchant_id: string; game_code: string },
): Promise<boolean> {
  return !isOn || !(await port.isGameOpen({ merchantId, gameCode }))
}

/** The rules that a round began with; undefined if they are not here any more. */
export function rulesOf(
  { gameOf }: Pick<TableParts, 'gameOf'>,
  round: Pick<RoundRow, 'game_code' | 'math_version'>,
): TableGame | undefined {
  return versionOf(gameOf(round.game_code), round.math_version)
}

/** The rules that a table's next round begins with. */
export function rulesOfTable(
  { gameOf }: Pick<TableParts, 'gameOf'>,
  { game_code: gameCode, pays_by: paysBy }: Pick<TableRow, 'game_code' | 'pays_by'>,
): TableGame | undefined {
  const game = gameOf(gameCode)
  return (paysBy === 'TOTE' && game?.byTote) || game
}

/**
 * What its rules find in a round's outcome, worked out when it is asked for: nothing of it is stored, so
 * rounds of any age have it. null before the draw, and if the rules are not here any more.
 */
export function readingOf(
  parts: Pick<TableParts, 'gameOf'>,
  round: Pick<RoundRow, 'game_code' | 'math_version' | 'outcome'>,
): TableReading | null {
  return round.outcome === null
    ? null
    : (rulesOf(parts, round)?.read(JSON.parse(round.outcome) as unknown) ?? null)
}

/** Play money has a round of its own in the wallet: a member may play at one table in both ways. */
export const walletRoundOf = (roundId: string, isFree: boolean): string =>
  isFree ? `${roundId}:free` : roundId
