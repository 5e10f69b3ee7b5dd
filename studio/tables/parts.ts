/** What the rooms of the tables share. */
import type { WalletPort } from '../../contract/vendor/launch/port.ts'
import type { TableGame } from '../../kernel/tables/table-game.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Seeds } from '../seeds.ts'
import type { Drawn } from './store/rounds.ts'

export interface TableParts {
  readonly database: Database
  readonly port: WalletPort
  readonly secretKey: Buffer
  readonly seeds: Pick<Seeds, 'of'>
  gameOf(gameCode: string): TableGame | undefined
  readonly onError: (error: unknown) => void
  /** Draws of frozen rounds, made while the last moment before the reveal passes; gone with the process they are made again, the same. */
  readonly drawn: Map<string, Drawn>
}

/** How long each state lasts (domain/studio-games.md §4.6). */
export const BETTING_MS = 20_000
export const CLOSED_MS = 2_000
/** Bets of the last moment may still be with the wallet; after this much of CLOSED those are returned. */
export const DECIDED_MS = 1_500
export const REVEAL_MS = 6_000
export const SETTLED_MS = 2_000

/** No further round begins here: the table is closed, or its game is switched off in the house. What runs is played to its end. */
export function isShut({ port }: Pick<TableParts, 'port'>, { is_on: isOn, merchant_id: merchantId, game_code: gameCode }: { is_on: boolean; merchant_id: string; game_code: string }): boolean {
  return !isOn || port.isGameOpen?.({ merchantId, gameCode }) === false
}

/** Play money has a round of its own in the wallet: a member may be at one table both ways. */
export const walletRoundOf = (roundId: string, isFree: boolean): string => (isFree ? `${roundId}:free` : roundId)
export const currencyOf = (isFree: boolean): 'TRIAL' | 'THB' => (isFree ? 'TRIAL' : 'THB')
