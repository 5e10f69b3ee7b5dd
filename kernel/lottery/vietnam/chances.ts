/** How likely two-digit numbers stand at the ends of a board's numbers, exactly. */
import type { Fraction } from '../numbers/number-bet.ts'

/** None of so many different numbers. */
export const chanceOfNone =
  (size: number) =>
  (places: number): Fraction => [BigInt(100 - size) ** BigInt(places), 100n ** BigInt(places)]

/** All of them: by inclusion and exclusion of those that miss. */
export const chanceOfAll =
  (size: number) =>
  (places: number): Fraction => {
    let sum = 0n
    for (let missing = 0; missing <= size; missing++) {
      const ways = choose(BigInt(size), BigInt(missing)) * chanceOfNone(missing)(places)[0]
      sum += missing % 2 === 0 ? ways : -ways
    }
    return [sum, 100n ** BigInt(places)]
  }

/** How often the rarer of two numbers stands on a board, to be expected. */
export function rarerOfTwo(places: number): Fraction {
  const all = BigInt(places)
  let sum = 0n
  for (let one = 1n; one <= all; one++)
    for (let other = 1n; one + other <= all; other++) {
      const ways = choose(all, one) * choose(all - one, other) * 98n ** (all - one - other)
      sum += (one < other ? one : other) * ways
    }
  return [sum, 100n ** all]
}

function choose(all: bigint, some: bigint): bigint {
  let ways = 1n
  for (let place = 0n; place < some; place++) ways = (ways * (all - place)) / (place + 1n)
  return ways
}
