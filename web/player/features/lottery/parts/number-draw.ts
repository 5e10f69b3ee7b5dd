/** What a result of a lottery on whole numbers consists of, read from the text that the server keeps. */
import { numberGameOf, type NumberGame } from '../../../../../kernel/lottery/numbers/games.ts'
import type { PublishedPrize } from '../../../../../kernel/lottery/numbers/published.ts'
import { drawOrderOf } from '../../../../../kernel/lottery/vietnam/board.ts'

export interface PrizeRow {
  /** Of the form of the draw, or of what Thai-style bets look at: `top3`, `bottom2`. */
  readonly prize: string
  readonly numbers: readonly string[]
}

export interface NumberResult {
  readonly game: NumberGame
  /** As they are published, in their order. */
  readonly rows: readonly PrizeRow[]
  /** What bets look at, where it is not published as such. */
  readonly derived: readonly PrizeRow[]
}

/** Null for a classic lottery, and for a text that is no result of the issue. */
export function readNumberResult(gameCode: string, numero: string, result: string): NumberResult | null {
  const game = numberGameOf(gameCode)
  if (!game) return null
  try {
    const { published, thai } = game.read(result, numero)
    const rows = game.formOf(numero).map(({ prize }) => ({ prize, numbers: published[prize] ?? [] }))
    const derived = thai
      ? [
          { prize: 'top3', numbers: [thai.top3] },
          { prize: 'bottom2', numbers: [thai.bottom2] },
        ].filter(({ prize }) => published[prize] === undefined)
      : []
    return { game, rows, derived }
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return null
    throw error
  }
}

/** The few numbers that stand for the whole result in a list. */
export function shortRows({ game, rows, derived }: NumberResult): readonly PrizeRow[] {
  if (game.kind === 'VIETNAM' || game.kind === 'FOURD') return rows.slice(0, 1)
  const all = [...derived, ...rows]
  return ['top3', 'bottom2'].flatMap((name) => all.find(({ prize }) => prize === name) ?? [])
}

/** How many numbers stand beside each other in a row of a prize board. */
export function columnsOf({ prize, numbers }: PrizeRow): number {
  if (prize === 'special' || prize === 'consolation') return Math.min(5, numbers.length)
  return numbers.length === 4 || numbers.length === 7 ? 4 : Math.min(3, numbers.length)
}

/** The prizes in the order in which a draw shows them: of most lotteries the largest comes last. */
export function revealOrder(game: NumberGame, form: readonly PublishedPrize[]): readonly string[] {
  const prizes = form.map(({ prize }) => prize)
  if (game.kind === 'VIETNAM') return drawOrderOf(prizes.includes('eighth') ? 'SOUTH' : 'NORTH')
  return game.kind === 'FOURD' ? prizes.reverse() : prizes
}

/** How often a number is the end of one on the board. */
export const hitsOfEnd = ({ rows }: NumberResult, end: string): number =>
  rows.reduce((sum, { numbers }) => sum + numbers.filter((number) => number.endsWith(end)).length, 0)
