/** What a drawn result consists of, and how its family shows it (domain/lottery.md §2). */

export type ResultLook = 'BALLS' | 'DICE' | 'CARS' | 'SUM'

const looks: Readonly<Record<string, ResultLook>> = { K3: 'DICE', PK10: 'CARS', PC28: 'SUM' }

export const lookOf = (family: string): ResultLook => looks[family] ?? 'BALLS'

/** Numbers from 01 are shown with both digits. */
const TWO_DIGITS = new Set(['11X5', 'PK10'])

/** "84003" → 8 4 0 0 3; "8,9,7,6,5" of 11X5 → 08 09 07 06 05. */
export function numbersOf(family: string, result: string): string[] {
  const parts = result.includes(',') ? result.split(',') : [...result]
  const numbers = parts.map((part) => part.trim()).filter((part) => /^\d+$/.test(part))
  return TWO_DIGITS.has(family) ? numbers.map((number) => number.padStart(2, '0')) : numbers
}

export const sumOf = (numbers: readonly string[]): number =>
  numbers.reduce((sum, number) => sum + Number.parseInt(number, 10), 0)

export type SumColour = 'green' | 'blue' | 'red'

/** The colour of a sum of PC28; null for the four that have none (domain/lottery.md §2.5). */
export function colourOfSum(sum: number): SumColour | null {
  if ([0, 13, 14, 27].includes(sum)) return null
  return (['red', 'green', 'blue'] as const)[sum % 3]!
}
