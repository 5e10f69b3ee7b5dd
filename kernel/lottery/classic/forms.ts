/** Patterns that a draw is read for: forms of three digits, hands of five (domain/lottery.md §2.1). */
import type { Result } from './play.ts'

export const THREE_FORMS = ['LEOPARD', 'STRAIGHT', 'PAIR', 'HALF_STRAIGHT', 'MIXED'] as const
export type ThreeForm = (typeof THREE_FORMS)[number]

/** 9 and 0 stand side by side. */
const areNeighbours = (a: number, b: number): boolean => (a + 1) % 10 === b || (b + 1) % 10 === a

/** The form of three digits; the first that fits counts. */
export function threeFormOf([a, b, c]: Result): ThreeForm {
  const different = new Set([a, b, c]).size
  if (different === 1) return 'LEOPARD'
  const pairs = [areNeighbours(a!, b!), areNeighbours(b!, c!), areNeighbours(a!, c!)]
  const neighbours = pairs.filter(Boolean).length
  if (different === 3 && neighbours === 2) return 'STRAIGHT'
  if (different === 2) return 'PAIR'
  return neighbours > 0 ? 'HALF_STRAIGHT' : 'MIXED'
}

export const STUD_FORMS = ['FIVE', 'FOUR', 'FULL', 'STRAIGHT', 'THREE', 'TWO_PAIR', 'PAIR', 'HIGH'] as const
export type StudForm = (typeof STUD_FORMS)[number]

const studByCounts: Readonly<Record<string, StudForm>> = {
  '5': 'FIVE',
  '41': 'FOUR',
  '32': 'FULL',
  '311': 'THREE',
  '221': 'TWO_PAIR',
  '2111': 'PAIR',
}

/** Five digits as a hand of poker; a straight is five digits in a row with 9 and 0 joined. */
export function studFormOf(values: Result): StudForm {
  const different = [...new Set(values)]
  if (different.length === 5) {
    const isRow = different.some((first) =>
      [1, 2, 3, 4].every((step) => values.includes((first + step) % 10)),
    )
    return isRow ? 'STRAIGHT' : 'HIGH'
  }
  const counts = different.map((digit) => values.filter((value) => value === digit).length)
  return studByCounts[counts.sort((a, b) => b - a).join('')]!
}

export const BULLS = ['NONE', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'BULL'] as const
export type Bull = (typeof BULLS)[number]

/** If three of the digits add up to a multiple of ten, the last digit of the other two's sum; 0 is the bull. */
export function bullOf(values: Result): Bull {
  const total = values.reduce((sum, value) => sum + value, 0)
  // The rest's last digit is the same whichever three add up to a multiple of ten.
  for (let i = 0; i < 3; i++)
    for (let j = i + 1; j < 4; j++)
      for (let k = j + 1; k < 5; k++)
        if ((values[i]! + values[j]! + values[k]!) % 10 === 0) return BULLS[total % 10 || 10]!
  return 'NONE'
}
