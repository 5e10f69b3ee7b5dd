/**
 * The wheel and the cloth of a single-zero roulette: which numbers each spot covers. Twelve rows of three,
 * zero above.
 */

/** The order of the pockets, clockwise. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]
const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const isRed = (number: number): boolean => RED.has(number)

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
const all = range(1, 36)
/** The first number of each row. */
const rows = range(1, 34, 3)

const joined = (name: string, numbers: readonly number[]): [string, readonly number[]] => [
  `${name}:${numbers.join('-')}`,
  numbers,
]
const where = (name: string, isIn: (number: number) => boolean): [string, readonly number[]] => [
  name,
  all.filter(isIn),
]

/** Every spot by its code, with the numbers it covers, ascending. */
export const spotNumbers: ReadonlyMap<string, readonly number[]> = new Map([
  ...range(0, 36).map((number) => joined('STRAIGHT', [number])),
  ...[1, 2, 3].map((number) => joined('SPLIT', [0, number])),
  ...all.flatMap((number) => [
    ...(number % 3 === 0 ? [] : [joined('SPLIT', [number, number + 1])]),
    ...(number > 33 ? [] : [joined('SPLIT', [number, number + 3])]),
  ]),
  joined('STREET', [0, 1, 2]),
  joined('STREET', [0, 2, 3]),
  ...rows.map((first) => joined('STREET', range(first, first + 2))),
  joined('CORNER', [0, 1, 2, 3]),
  ...all
    .filter((number) => number % 3 !== 0 && number <= 32)
    .map((number) => joined('CORNER', [number, number + 1, number + 3, number + 4])),
  ...rows
    .slice(0, -1)
    .map((first): [string, readonly number[]] => [`LINE:${first}-${first + 5}`, range(first, first + 5)]),
  ...[1, 2, 3].map((column): [string, readonly number[]] => [`COLUMN:${column}`, range(column, 36, 3)]),
  ...[1, 2, 3].map((dozen): [string, readonly number[]] => [
    `DOZEN:${dozen}`,
    range(12 * dozen - 11, 12 * dozen),
  ]),
  where('RED', isRed),
  where('BLACK', (number) => !isRed(number)),
  where('ODD', (number) => number % 2 === 1),
  where('EVEN', (number) => number % 2 === 0),
  where('LOW', (number) => number <= 18),
  where('HIGH', (number) => number > 18),
])
