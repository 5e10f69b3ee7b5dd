import { randomBelow } from '../board/random-pick.ts'

/** More misses than this: nearly every number is taken. */
const MOST_TRIES = 1_000

/** Different numbers of one length by chance, among those that may be taken; fewer if there are not enough. */
export function randomNumbers(
  length: number,
  count: number,
  isFree: (number: string) => boolean = () => true,
): string[] {
  const found = new Set<string>()
  for (let tries = 0; found.size < count && tries < MOST_TRIES; tries++) {
    const number = String(randomBelow(10 ** length)).padStart(length, '0')
    if (isFree(number)) found.add(number)
  }
  return [...found].sort()
}
