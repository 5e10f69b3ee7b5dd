/**
 * Every place for a chip, with its position on the cloth: `along` counts streets of three (0–12), `across`
 * their numbers (0–3).
 */
import { allNumbers } from './numbers.ts'

export type InsideKind = 'straight' | 'split' | 'street' | 'corner' | 'line'

export interface InsideSpot {
  readonly code: string
  readonly kind: InsideKind
  readonly numbers: readonly number[]
  readonly along: number
  readonly across: number
}

export const outsideCodes: readonly string[] = [
  'COLUMN:1',
  'COLUMN:2',
  'COLUMN:3',
  'DOZEN:1',
  'DOZEN:2',
  'DOZEN:3',
  'LOW',
  'EVEN',
  'RED',
  'BLACK',
  'ODD',
  'HIGH',
]

/** The middle of a number's field; zero spans the head of the cloth. */
export function placeOf(number: number): { along: number; across: number } {
  if (number === 0) return { along: -0.5, across: 1.5 }
  return { along: Math.floor((number - 1) / 3) + 0.5, across: ((number - 1) % 3) + 0.5 }
}

const spot = (
  kind: InsideKind,
  name: string,
  numbers: readonly number[],
  along: number,
  across: number,
): InsideSpot => ({
  code: `${name}:${kind === 'line' ? `${numbers[0]}-${numbers.at(-1)}` : numbers.join('-')}`,
  kind,
  numbers,
  along,
  across,
})

const streets = Array.from({ length: 12 }, (_, street) => street * 3 + 1)

export const insideSpots: readonly InsideSpot[] = [
  ...allNumbers.map((number) =>
    spot('straight', 'STRAIGHT', [number], placeOf(number).along, placeOf(number).across),
  ),
  ...[1, 2, 3].map((number) => spot('split', 'SPLIT', [0, number], 0, number - 0.5)),
  ...streets.flatMap((first, street) => [
    spot('split', 'SPLIT', [first, first + 1], street + 0.5, 1),
    spot('split', 'SPLIT', [first + 1, first + 2], street + 0.5, 2),
    ...(street === 11
      ? []
      : [0, 1, 2].map((across) =>
          spot('split', 'SPLIT', [first + across, first + across + 3], street + 1, across + 0.5),
        )),
  ]),
  spot('street', 'STREET', [0, 1, 2], 0, 1),
  spot('street', 'STREET', [0, 2, 3], 0, 2),
  ...streets.map((first, street) => spot('street', 'STREET', [first, first + 1, first + 2], street + 0.5, 0)),
  spot('corner', 'CORNER', [0, 1, 2, 3], 0, 0),
  ...streets
    .slice(0, 11)
    .flatMap((first, street) =>
      [0, 1].map((across) =>
        spot(
          'corner',
          'CORNER',
          [first + across, first + across + 1, first + across + 3, first + across + 4],
          street + 1,
          across + 1,
        ),
      ),
    ),
  ...streets.slice(0, 11).map((first, street) =>
    spot(
      'line',
      'LINE',
      Array.from({ length: 6 }, (_, step) => first + step),
      street + 1,
      0,
    ),
  ),
]

export const allSpotCodes: readonly string[] = [...insideSpots.map(({ code }) => code), ...outsideCodes]
