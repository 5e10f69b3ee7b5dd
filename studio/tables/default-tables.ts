/**
 * The initial tables of every merchant, as the manifests of their games declare them. Once created they are
 * rows that the operator changes; a new one becomes a table everywhere. Their order is that of the lobby.
 */
import { gamesOf } from '../../games/all.ts'
import type { TableLimits } from '../../games/kit/manifest.ts'

export interface InitialTable {
  readonly code: string
  readonly gameCode: string
  readonly names: { readonly th: string; readonly en: string }
  /** Number of the dealer's picture. */
  readonly dealer: number
  readonly limits: TableLimits
  readonly paysBy: 'FIXED' | 'TOTE'
}

/** domain/studio-games.md §4.6. */
const usualLimits: Readonly<Record<'SMALL' | 'USUAL' | 'HIGH', TableLimits>> = {
  SMALL: { min: 500n, max: 500_000n, sideMax: 50_000n },
  USUAL: { min: 500n, max: 5_000_000n, sideMax: 500_000n },
  HIGH: { min: 10_000n, max: 5_000_000n, sideMax: 500_000n },
}

export const initialTables: readonly InitialTable[] = gamesOf('TABLE')
  .toSorted((a, b) => a.game.nodeId - b.game.nodeId)
  .flatMap(({ game }) =>
    game.tables.map(
      ({ names, dealer, limits, paysBy }, index): InitialTable => ({
        code: `${game.code.toLowerCase()}-${index + 1}`,
        gameCode: game.code,
        names,
        dealer,
        limits: typeof limits === 'string' ? usualLimits[limits] : limits,
        paysBy: paysBy ?? 'FIXED',
      }),
    ),
  )
