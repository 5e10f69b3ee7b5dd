/** What a drawn result consists of, and how its family shows it (domain/lottery.md §2). */

export type ResultLook = 'BALLS' | 'DICE' | 'CARS' | 'SUM'

const looks: Readonly<Record<string, ResultLook>> = { K3: 'DICE', PK10: 'CARS', PC28: 'SUM' }

export const lookOf = (family: string): ResultLook => looks[family] ?? 'BALLS'

export const sumOf = (numbers: readonly string[]): number =>
  numbers.reduce((sum, number) => sum + Number.parseInt(number, 10), 0)

export type SumColour = 'green' | 'blue' | 'red'

/** The colour of a sum of PC28; null for the four that have none (domain/lottery.md §2.5). */
export function colourOfSum(sum: number): SumColour | null {
  if ([0, 13, 14, 27].includes(sum)) return null
  return (['red', 'green', 'blue'] as const)[sum % 3]!
}

const upTo = (last: number, first: number, width = 1): string[] =>
  Array.from({ length: last - first + 1 }, (_, place) => String(first + place).padStart(width, '0'))

/** Every number that can stand in a place. */
export function symbolsOf(family: string): string[] {
  if (family === '11X5') return upTo(11, 1, 2)
  if (family === 'PK10') return upTo(10, 1, 2)
  return family === 'K3' ? upTo(6, 1) : upTo(9, 0)
}

const digitPlaces = ['ten_thousands', 'thousands', 'hundreds', 'tens', 'units'] as const
const numbered: Readonly<Record<string, string>> = { K3: 'die', PK10: 'place', '11X5': 'nth', PC28: 'nth' }

/** The keys of a result's places, as the rules of the families name them. */
export function placesOf(family: string, count: number): string[] {
  const kind = numbered[family]
  return kind ? upTo(count, 1).map((place) => `${kind}_${place}`) : digitPlaces.slice(5 - count)
}
