/** What history shows beside the numbers of a draw: sums, sides and forms (domain/lottery.md §1.8). */
import { middleOf } from './eleven-five.ts'
import { bullOf, studFormOf, threeFormOf } from './forms.ts'
import { isTriple } from './k3.ts'
import { colourOf, HIGHEST_EXTREME_SMALL, LOWEST_BIG, LOWEST_EXTREME_BIG } from './pc28.ts'
import { topTwoOf } from './pk10.ts'
import type { Result } from './play.ts'
import { spanOf, sumOf } from './rules/figures.ts'

/** A name and what it is in this draw; a side that a draw does not have is left out. */
export type Sides = Readonly<Record<string, string>>

const sizeOf = (figure: number, firstBig: number): string => (figure >= firstBig ? 'BIG' : 'SMALL')
const parityOf = (figure: number): string => (figure % 2 === 1 ? 'ODD' : 'EVEN')

function duelOf(first: number, second: number): string {
  if (first === second) return 'TIE'
  return first > second ? 'DRAGON' : 'TIGER'
}

export const sscSides = (result: Result): Sides => ({
  sum: String(sumOf(result)),
  sum_size: sizeOf(sumOf(result), 23),
  sum_parity: parityOf(sumOf(result)),
  dragon_tiger: duelOf(result[0]!, result[4]!),
  form_first3: threeFormOf(result.slice(0, 3)),
  form_middle3: threeFormOf(result.slice(1, 4)),
  form_last3: threeFormOf(result.slice(2)),
  stud: studFormOf(result),
  bull: bullOf(result),
})

export const threeDigitSides = (result: Result): Sides => ({
  sum: String(sumOf(result)),
  span: String(spanOf(result)),
  form: threeFormOf(result),
})

/** At a sum of 30 the size is neither: the stakes on it go back. */
export function elevenFiveSides(result: Result): Sides {
  const sum = sumOf(result)
  return {
    sum: String(sum),
    ...(sum === 30 ? {} : { sum_size: sizeOf(sum, 31) }),
    sum_parity: parityOf(sum),
    sum_tail: sizeOf(sum % 10, 5),
    dragon_tiger: duelOf(result[0]!, result[4]!),
    odd_count: String(result.filter((number) => number % 2 === 1).length),
    middle: String(middleOf(result)).padStart(2, '0'),
  }
}

/** Three equal dice are neither big nor small, odd nor even. */
export function k3Sides(result: Result): Sides {
  const sum = sumOf(result)
  if (isTriple(result)) return { sum: String(sum), form: 'LEOPARD' }
  const form = new Set(result).size === 2 ? 'PAIR' : spanOf(result) === 2 ? 'STRAIGHT' : 'MIXED'
  return { sum: String(sum), sum_size: sizeOf(sum, 11), sum_parity: parityOf(sum), form }
}

export const pk10Sides = (result: Result): Sides => ({
  sum: String(topTwoOf(result)),
  sum_size: sizeOf(topTwoOf(result), 12),
  sum_parity: parityOf(topTwoOf(result)),
  ...Object.fromEntries(
    [0, 1, 2, 3, 4].map((place) => [`dragon_tiger_${place + 1}`, duelOf(result[place]!, result[9 - place]!)]),
  ),
})

export function pc28Sides(result: Result): Sides {
  const sum = sumOf(result)
  const colour = colourOf(sum)
  return {
    sum: String(sum),
    sum_size: sizeOf(sum, LOWEST_BIG),
    sum_parity: parityOf(sum),
    ...(sum <= HIGHEST_EXTREME_SMALL ? { extreme: 'EXTREME_SMALL' } : {}),
    ...(sum >= LOWEST_EXTREME_BIG ? { extreme: 'EXTREME_BIG' } : {}),
    form: threeFormOf(result),
    ...(colour ? { colour } : {}),
  }
}
