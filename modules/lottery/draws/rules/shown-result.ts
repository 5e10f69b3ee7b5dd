/** A result as history shows it. */
import { familyOf } from '../../../../kernel/lottery/classic/families.ts'
import type { Result } from '../../../../kernel/lottery/classic/play.ts'
import type { Game } from '../games.ts'

/** The numbers that count in the game: P3 leaves out the last two of its draw. */
export function shownNumbers({ family, shown }: Pick<Game, 'family' | 'shown'>, text: string): Result {
  return familyOf(family).readResult(text).slice(0, shown.positions.length)
}

/** Its numbers as they are printed, and what it is called besides them. */
export function shownResult(game: Pick<Game, 'family' | 'shown'>, text: string) {
  const result = shownNumbers(game, text)
  return {
    result: text,
    numbers: game.shown.positions.map((position) => position.read(result)),
    attributes: Object.entries(game.shown.sidesOf(result)).map(([code, value]) => ({ code, value })),
  }
}
