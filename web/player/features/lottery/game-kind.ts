import { classicGameOf } from '../../../../kernel/lottery/classic/families.ts'
import { numberGameOf } from '../../../../kernel/lottery/numbers/games.ts'
import type { GameKind } from '../../../../contract/shared/lottery-draws.ts'

/** The kind of a lottery that these pages know; null for one of another vendor. */
export const kindOf = (gameCode: string): GameKind | null =>
  classicGameOf(gameCode) ? 'CLASSIC' : (numberGameOf(gameCode)?.kind ?? null)

/** Whether bets ahead are taken: the house draws it by a calendar of its own (domain/lottery.md §1.6). */
export const hasPlans = (gameCode: string): boolean =>
  classicGameOf(gameCode) !== undefined || numberGameOf(gameCode)?.schedule.every === 'CYCLE'
