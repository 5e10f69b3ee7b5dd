/** The tables that every house has from the start. Once made they are rows that the operator changes; a new line here becomes a table everywhere. */
import { tableNames } from './locales/names.ts'

export interface DeclaredTable {
  readonly code: string
  readonly gameCode: string
  readonly names: { readonly th: string; readonly en: string }
  /** Number of the dealer's picture. */
  readonly dealer: number
  /** Minor units. */
  readonly limits: { readonly min: bigint; readonly max: bigint; readonly sideMax: bigint }
}

/** domain/studio-games.md §4.6. */
const usual = { min: 500n, max: 5_000_000n, sideMax: 500_000n }
const small = { min: 500n, max: 500_000n, sideMax: 50_000n }
const high = { min: 10_000n, max: 5_000_000n, sideMax: 500_000n }

function table(gameCode: string, number: number, dealer: number, limits = usual): DeclaredTable {
  const code = `${gameCode.toLowerCase()}-${number}`
  return { code, gameCode, names: tableNames[code]!, dealer, limits }
}

export const declaredTables: readonly DeclaredTable[] = [
  table('BACCARAT', 1, 0, small),
  table('BACCARAT', 2, 1),
  table('BACCARAT', 3, 2, high),
  table('DRAGONTIGER', 1, 3),
  table('DRAGONTIGER', 2, 4, high),
  table('ROULETTE', 1, 5),
  table('SICBO', 1, 0),
  table('HILO', 1, 1, small),
  table('HILO', 2, 2),
  table('PRAWNCRAB', 1, 3),
  table('FANTAN', 1, 4),
  table('POKDENG', 1, 5, small),
  table('POKDENG', 2, 1, { min: 10_000n, max: 1_000_000n, sideMax: 500_000n }),
]
