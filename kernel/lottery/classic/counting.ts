/** Counting without building: binomials, and choices from rows that share numbers. */
import type { Selections } from './play.ts'

/** C(n, k), exact for everything a board can hold. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}

export const overlap = (a: readonly string[], b: readonly string[]): number => {
  const known = new Set(b)
  return a.reduce((count, symbol) => (known.has(symbol) ? count + 1 : count), 0)
}

/** Ways to take `takeA` of row a and `takeB` of row b with no symbol in both. */
export function chooseApart(
  a: readonly string[],
  takeA: number,
  b: readonly string[],
  takeB: number,
): number {
  const shared = overlap(a, b)
  let ways = 0
  for (let taken = 0; taken <= Math.min(shared, takeA); taken++)
    ways += choose(shared, taken) * choose(a.length - shared, takeA - taken) * choose(b.length - taken, takeB)
  return ways
}

/** Ways to take one of each of one to three rows with no symbol twice. */
export function orderedApart(rows: Selections): number {
  const [a, b, c] = rows
  if (!a || !b) return a?.length ?? 0
  const ab = overlap(a, b)
  if (!c) return a.length * b.length - ab
  const inAll = a.filter((symbol) => b.includes(symbol) && c.includes(symbol)).length
  const pairs = ab * c.length + overlap(a, c) * b.length + overlap(b, c) * a.length
  return a.length * b.length * c.length - pairs + 2 * inAll
}

/** The sum of the products of every `k` of the sizes: ways to take one of each of any k rows. */
export function anyProduct(sizes: readonly number[], k: number): number {
  const sums = [1, ...Array<number>(k).fill(0)]
  for (const size of sizes) for (let taken = k; taken >= 1; taken--) sums[taken]! += sums[taken - 1]! * size
  return sums[k]!
}
