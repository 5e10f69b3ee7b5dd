/** System bets: several parlays out of the same legs, with an equal stake each (domain/sportsbook.md §5). */

interface NamedSystem {
  readonly code: string
  readonly legs: number
  /** How many legs the parlays have that it is made of. */
  readonly sizes: readonly number[]
}

const upTo = (legs: number, from: number): number[] =>
  Array.from({ length: legs - from + 1 }, (_, at) => from + at)

const named: readonly NamedSystem[] = [
  { code: 'TRIXIE', legs: 3, sizes: upTo(3, 2) },
  { code: 'PATENT', legs: 3, sizes: upTo(3, 1) },
  { code: 'YANKEE', legs: 4, sizes: upTo(4, 2) },
  { code: 'LUCKY15', legs: 4, sizes: upTo(4, 1) },
  { code: 'CANADIAN', legs: 5, sizes: upTo(5, 2) },
  { code: 'LUCKY31', legs: 5, sizes: upTo(5, 1) },
  { code: 'HEINZ', legs: 6, sizes: upTo(6, 2) },
  { code: 'LUCKY63', legs: 6, sizes: upTo(6, 1) },
  { code: 'SUPER_HEINZ', legs: 7, sizes: upTo(7, 2) },
  { code: 'GOLIATH', legs: 8, sizes: upTo(8, 2) },
]

export const LEAST_SYSTEM_LEGS = 3
export const MOST_SYSTEM_LEGS = 15
/** A system of more parlays is not offered: nobody could follow it, and each is settled by itself. */
export const MOST_COMBINATIONS = 500

/** The systems that so many legs may be bet on in: all parlays of k legs as `k/n`, then those with names. */
export function systemCodesFor(n: number): string[] {
  if (n < LEAST_SYSTEM_LEGS || n > MOST_SYSTEM_LEGS) return []
  const counted = upTo(n - 1, 2)
    .filter((k) => choose(n, k) <= MOST_COMBINATIONS)
    .map((k) => `${k}/${n}`)
  return [...counted, ...named.filter(({ legs }) => legs === n).map(({ code }) => code)]
}

/** The parlays of a system as indices of its legs; null if so many legs have no such system. */
export function combinationsOf(code: string, n: number): number[][] | null {
  if (!systemCodesFor(n).includes(code)) return null
  const sizes = named.find((system) => system.code === code)?.sizes ?? [Number(code.split('/')[0])]
  return sizes.flatMap((size) => combinationsOfSize(size, n))
}

function combinationsOfSize(size: number, n: number, from = 0): number[][] {
  if (size === 0) return [[]]
  const found: number[][] = []
  for (let first = from; first <= n - size; first++)
    for (const rest of combinationsOfSize(size - 1, n, first + 1)) found.push([first, ...rest])
  return found
}

function choose(n: number, k: number): number {
  let count = 1
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i
  return count
}
