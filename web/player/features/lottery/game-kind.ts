import { classicGameOf } from '../../../../kernel/lottery/classic/families.ts'
import { numberGameOf } from '../../../../kernel/lottery/numbers/games.ts'
import type { GameKind } from '../../../../contract/shared/lottery-draws.ts'

/** The kind of a lottery that these pages know; null for one of another vendor. */
export const kindOf = (gameCode: string): GameKind | null =>
  classicGameOf(gameCode) ? 'CLASSIC' : (numberGameOf(gameCode)?.kind ?? null)
