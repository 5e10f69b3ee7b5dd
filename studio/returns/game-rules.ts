/** What decides a game's outcomes, for recomputing its return. */
import { sheetOfGame } from '../../kernel/slots/sheet-of-game.ts'
import type { AnySheet } from '../../kernel/slots/sheet.ts'
import type { TableSpot } from '../../kernel/tables/table-game.ts'
import { gameByCode, tableGameByCode } from '../house/games.ts'
import { spreadOfSlot } from './deviations.ts'

export interface GameRules {
  readonly kind: 'SOLO' | 'TABLE'
  readonly tag: string
  readonly mathVersion: string
  /** Of a slot. */
  readonly sheet: AnySheet | null
  /**
   * Of a slot: how far a whole round is from its mean, as a multiple of the stake; the tolerance is computed
   * from it.
   */
  readonly roundDeviation: number | null
  /** Of a table: what can be bet on. */
  readonly spots: readonly TableSpot[]
  /** Of a table that a house may let pay by a tote. */
  readonly byTote: { readonly mathVersion: string; readonly spots: readonly TableSpot[] } | null
}

/** Of slots and shared tables; undefined: no such game. */
export function rulesOf(gameCode: string): GameRules | undefined {
  const solo = gameByCode(gameCode)
  if (solo) {
    const { tag, mathVersion } = solo
    return {
      kind: 'SOLO',
      tag,
      mathVersion,
      sheet: sheetOfGame(solo),
      roundDeviation: spreadOfSlot(gameCode)?.deviation ?? null,
      spots: [],
      byTote: null,
    }
  }
  const table = tableGameByCode(gameCode)
  return (
    table && {
      kind: 'TABLE',
      tag: table.tag,
      mathVersion: table.mathVersion,
      sheet: null,
      roundDeviation: null,
      spots: table.spots,
      byTote: table.byTote ?? null,
    }
  )
}
