/**
 * Which games share how many pairs of neighbouring letters with a text, so that only a few are compared
 * closely.
 */
import type { SearchIndex } from './search-index.ts'

/** By game, how many different pairs of the text it has; and the number of pairs. */
export interface PairCounts {
  readonly of: Uint8Array
  readonly most: number
}

export function countPairs(index: SearchIndex, ...texts: readonly Uint8Array[]): PairCounts {
  const of = new Uint8Array(index.ends.length)
  const pairs = pairsOf(texts)
  for (const pair of pairs) {
    const games = index.withPair(pair)
    for (let at = 0; at < games.length; at++) of[games[at]!]!++
  }
  return { of, most: pairs.size }
}

function pairsOf(texts: readonly Uint8Array[]): Set<number> {
  const pairs = new Set<number>()
  for (const bytes of texts)
    for (let at = 0; at + 1 < bytes.length; at++) pairs.add((bytes[at]! << 8) | bytes[at + 1]!)
  return pairs
}

/**
 * Games that share at least this many pairs; if they are more than about `most`, those that share the most.
 */
export function sharingMost({ of }: PairCounts, wanted: number, most: number): number[] {
  const sizes = new Uint32Array(256)
  for (let game = 0; game < of.length; game++) sizes[of[game]!]!++
  let least = Math.max(1, wanted)
  for (let sum = 0, level = 255; level >= least; level--) {
    sum += sizes[level]!
    if (sum > most) {
      least = level
      break
    }
  }
  const games: number[] = []
  for (let game = 0; game < of.length && games.length < 2 * most; game++)
    if (of[game]! >= least) games.push(game)
  return games
}

/** Games that have every pair of a text. */
export function sharingPairs(index: SearchIndex, text: Uint8Array): number[] {
  const lists = [...pairsOf([text])].map((pair) => index.withPair(pair)).sort((a, b) => a.length - b.length)
  const [shortest, ...others] = lists
  if (!shortest) return []
  return [...shortest].filter((game) => others.every((list) => hasSorted(list, game)))
}

function hasSorted(list: Uint32Array, wanted: number): boolean {
  let [low, high] = [0, list.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if (list[middle] === wanted) return true
    if (list[middle]! < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}
