/** A result as history shows it. */
import { familyOf } from '../../../../kernel/lottery/classic/families.ts'
import type { Result } from '../../../../kernel/lottery/classic/play.ts'
import type { ClassicDraws, Game } from '../games.ts'

type Read = Pick<ClassicDraws, 'family' | 'shown'>

/** The numbers that count in the game: P3 leaves out the last two of its draw. */
export function shownNumbers({ family, shown }: Read, text: string): Result {
  return familyOf(family).readResult(text).slice(0, shown.positions.length)
}

/**
 * Its numbers as they are printed, and what it is called besides them; nothing of a lottery on whole numbers.
 */
export function shownResult(game: Game, text: string) {
  if (game.kind !== 'CLASSIC') return { result: text, numbers: [], attributes: [] }
  const result = shownNumbers(game, text)
  return {
    result: text,
    numbers: game.shown.positions.map((position) => position.read(result)),
    attributes: Object.entries(game.shown.sidesOf(result)).map(([code, value]) => ({ code, value })),
  }
}

export interface PublishedResult {
  prizes: { prize: string; numbers: string[] }[]
  thai: { top3: string; bottom2: string; front3?: string[]; back3?: string[] } | null
}

/** What is published of a result on whole numbers; nothing of a classic, and nothing without a result. */
export function publishedResult(game: Game, numero: string, text: string | null): PublishedResult {
  if (game.kind === 'CLASSIC' || text === null) return { prizes: [], thai: null }
  const { published, thai } = game.rules.read(text, numero)
  return {
    prizes: game.rules.formOf(numero).map(({ prize }) => ({ prize, numbers: [...(published[prize] ?? [])] })),
    thai: thai
      ? {
          top3: thai.top3,
          bottom2: thai.bottom2,
          ...(thai.front3 ? { front3: [...thai.front3] } : {}),
          ...(thai.back3 ? { back3: [...thai.back3] } : {}),
        }
      : null,
  }
}
