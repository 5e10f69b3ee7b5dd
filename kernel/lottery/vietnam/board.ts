/** The prize boards of the Vietnamese lotteries (domain/lottery.md §4.1). */
import { isNumber } from '../numbers/digits.ts'
import type { FairStream } from '../../fair/stream.ts'

/** The boards of the centre have the form of the south's. */
export type BoardTable = 'NORTH' | 'SOUTH'

export type VietnamPrize =
  | 'special'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'eighth'

/** The numbers of each prize in the order of publication, leading zeros kept; the north has no eighth. */
export type VietnamBoard = Readonly<Partial<Record<VietnamPrize, readonly string[]>>>

export interface BoardPrize {
  readonly prize: VietnamPrize
  readonly count: number
  readonly digits: number
}

const form = (...rows: readonly (readonly [VietnamPrize, number, number])[]): readonly BoardPrize[] =>
  rows.map(([prize, count, digits]) => ({ prize, count, digits }))

export const boardForms: Readonly<Record<BoardTable, readonly BoardPrize[]>> = {
  NORTH: form(
    ['special', 1, 5],
    ['first', 1, 5],
    ['second', 2, 5],
    ['third', 6, 5],
    ['fourth', 4, 4],
    ['fifth', 6, 4],
    ['sixth', 3, 3],
    ['seventh', 4, 2],
  ),
  SOUTH: form(
    ['special', 1, 6],
    ['first', 1, 5],
    ['second', 1, 5],
    ['third', 2, 5],
    ['fourth', 7, 5],
    ['fifth', 1, 4],
    ['sixth', 3, 4],
    ['seventh', 1, 3],
    ['eighth', 1, 2],
  ),
}

/** The order in which a screen shows the prizes come. */
export const drawOrderOf = (table: BoardTable): readonly VietnamPrize[] => {
  const [special, ...others] = boardForms[table].map(({ prize }) => prize)
  return table === 'NORTH' ? [...others, special!] : [special!, ...others].reverse()
}

/** Every number of a board. */
export const numbersOfBoard = (board: VietnamBoard): readonly string[] =>
  boardForms.SOUTH.flatMap(({ prize }) => board[prize] ?? [])

/** The first prize of a board that is missing or has the wrong digits, or undefined. */
export const problemOfBoard = (table: BoardTable, board: VietnamBoard): BoardPrize | undefined =>
  boardForms[table].find(({ prize, count, digits }) => {
    const numbers = board[prize] ?? []
    return numbers.length !== count || numbers.some((number) => !isNumber(number, digits))
  })

/**
 * The board of a fast lottery from its stream (domain/lottery.md §4.2): special prize first, one
 * `int(10^digits)` for each number.
 */
export const drawBoard = (table: BoardTable, stream: FairStream): VietnamBoard =>
  Object.fromEntries(
    boardForms[table].map(({ prize, count, digits }) => [
      prize,
      Array.from({ length: count }, () => String(stream.int(10 ** digits)).padStart(digits, '0')),
    ]),
  )
