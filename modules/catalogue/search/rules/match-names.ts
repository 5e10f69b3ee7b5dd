/** What was typed as one text: it is the name, begins it, or is within it, or its halves are. */
import { WHOLE } from './match-levels.ts'
import type { PairCounts } from './pair-counts.ts'
import type { Scores } from './scores.ts'
import type { Query } from './search-query.ts'
import type { Field, SearchIndex } from './search-index.ts'

/** Codes made of a vendor's letters and a number: their beginning is the vendor and not a name. */
export const isNumber = (plain: string): boolean => /[0-9]{3,}$/.test(plain)

export function matchWhole(index: SearchIndex, query: Query, counts: PairCounts, scores: Scores): void {
  for (let game = 0; game < counts.of.length; game++) {
    if (counts.of[game]! >= counts.most) scores.raise(game, scoreOf(index.fields[game]!, query))
  }
}

function scoreOf(fields: readonly Field[], { plain, folded }: Field): number {
  let best = 0
  for (const field of fields) {
    // A name that is only slightly longer than what was typed is more likely meant.
    const spare = Math.min(40, field.plain.length - plain.length)
    const score =
      field.plain === plain
        ? 1000
        : field.folded === folded
          ? 960
          : field.plain.startsWith(plain)
            ? (isNumber(field.plain) && !/[0-9]/.test(plain) ? 700 : 920) - spare
            : field.folded.startsWith(folded)
              ? 870 - spare
              : partScore(field, plain, folded, spare)
    if (score > best) best = score
  }
  return best
}

function partScore(field: Field, plain: string, folded: string, spare: number): number {
  let at = field.plain.indexOf(plain)
  // One letter somewhere in a word says nothing.
  if (at < 0) return folded.length > 1 && field.folded.includes(folded) ? 690 - spare : 0
  for (; at >= 0; at = field.plain.indexOf(plain, at + 1)) if (field.starts.includes(at)) return 830 - spare
  return plain.length > 1 ? 740 - spare : 0
}

/**
 * Spaces do not matter: two parts of what was typed are in the name, in any order or with more between them.
 */
export function matchHalves(index: SearchIndex, { folded }: Query, counts: PairCounts, scores: Scores): void {
  // Three Thai letters are a word more often than three Latin ones.
  const least = /[a-z]/.test(folded) ? 4 : 3
  if (folded.length < 2 * least) return
  const halves = Array.from(
    { length: folded.length - 2 * least + 1 },
    (_, at) => [folded.slice(0, at + least), folded.slice(at + least)] as const,
  )
  const found: [game: number, score: number][] = []
  // Only the pair at which the halves meet may be missing.
  for (let game = 0; game < counts.of.length; game++) {
    if (counts.of[game]! < counts.most - 1) continue
    const gap = index.fields[game]!.reduce(
      (nearest, field) =>
        halves.some(([one, other]) => hasBoth(field.folded, one, other))
          ? Math.min(nearest, field.folded.length - folded.length)
          : nearest,
      Infinity,
    )
    if (gap < Infinity) found.push([game, gap === 0 ? WHOLE : 720 - Math.min(40, gap)])
  }
  scores.raiseBest(found, Infinity)
}

/** Next to each other, without overlap. */
function hasBoth(name: string, one: string, other: string): boolean {
  const at = name.indexOf(one)
  return (
    at >= 0 &&
    (name.includes(other, at + one.length) ||
      (name.lastIndexOf(other, at - other.length) >= 0 && at >= other.length))
  )
}
