/** What has come: counted, never turned into a promise. Pure. */
import { allNumbers } from './numbers.ts'

export interface NumberCount {
  readonly number: number
  readonly count: number
}

/** The numbers of settled rounds, newest first. */
export function numbersOf(history: readonly { readonly winner: string }[]): readonly number[] {
  return history
    .map(({ winner }) => Number.parseInt(winner, 10))
    .filter((number) => allNumbers.includes(number))
    .reverse()
}

/** How often each number came, most first; equal ones in the order of the numbers. */
export function countNumbers(numbers: readonly number[]): readonly NumberCount[] {
  const counts = new Map(allNumbers.map((number) => [number, 0]))
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts]
    .map(([number, count]) => ({ number, count }))
    .sort((one, other) => other.count - one.count || one.number - other.number)
}

export const PLACES_SHOWN = 5

export function oftenAndSeldom(numbers: readonly number[]): {
  readonly often: readonly NumberCount[]
  readonly seldom: readonly NumberCount[]
} {
  const counts = countNumbers(numbers)
  // A number that never came is not one that comes often.
  return {
    often: counts.slice(0, PLACES_SHOWN).filter(({ count }) => count > 0),
    seldom: counts.slice(-PLACES_SHOWN).reverse(),
  }
}
