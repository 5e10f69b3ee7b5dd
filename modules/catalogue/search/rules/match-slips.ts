/** Matching with typing errors. */
import { MOST_SLIPPED } from './match-levels.ts'
import { isNumber } from './match-names.ts'
import { sharingMost, sharingPairs, type PairCounts } from './pair-counts.ts'
import type { Scores } from './scores.ts'
import type { Field, SearchIndex } from './search-index.ts'
import type { Query } from './search-query.ts'
import { Slips } from './slips.ts'

/** Games that are compared letter by letter: those that share the most pairs of letters. */
const MOST_LOOKED_AT = 2_000

/** How many errors are forgiven for this many letters. */
export const forgivenIn = (length: number): number => (length < 3 ? 0 : length < 7 ? 1 : length < 11 ? 2 : 3)

export function matchSlipped(index: SearchIndex, query: Query, counts: PairCounts, scores: Scores): void {
  const allowed = forgivenIn(query.folded.length)
  if (allowed === 0) return
  raiseSlipped(index, query.bytes, sharingMost(counts, counts.most - 3 * allowed, MOST_LOOKED_AT), scores)
  if (query.folded.length >= 7) return
  // In a short word two swapped letters leave no pair unchanged.
  for (let at = 0; at + 1 < query.bytes.length; at++) {
    const swapped = Uint8Array.from(query.bytes)
    swapped[at] = query.bytes[at + 1]!
    swapped[at + 1] = query.bytes[at]!
    raiseSlipped(index, query.bytes, sharingPairs(index, swapped), scores)
  }
}

export function raiseSlipped(
  index: SearchIndex,
  bytes: Uint8Array,
  games: readonly number[],
  scores: Scores,
): void {
  const allowed = forgivenIn(bytes.length)
  const slips = new Slips(bytes)
  const found: [game: number, score: number][] = []
  for (const game of games) {
    const from = game === 0 ? 0 : index.ends[game - 1]!
    const least = slips.least(index.bytes, from, index.ends[game]!)
    if (least > allowed) continue
    const gap = gapOf(index.fields[game]!, bytes.length)
    found.push([
      game,
      560 - 80 * least + beginningOf(index, game, slips, least) + (gap <= allowed ? 25 : 0) - gap / 2,
    ])
  }
  scores.raiseBest(found, MOST_SLIPPED)
}

/** How much longer or shorter than this many letters the nearest of its names is; a code is not a name. */
export const gapOf = (fields: readonly Field[], letters: number): number =>
  fields.reduce(
    (nearest, { plain, folded }) =>
      isNumber(plain) ? nearest : Math.min(nearest, Math.abs(folded.length - letters)),
    40,
  )

/** The match is more likely to begin where a word does than in the middle of two. */
function beginningOf(index: SearchIndex, game: number, slips: Slips, least: number): number {
  let from = game === 0 ? 0 : index.ends[game - 1]!
  let best = 0
  for (const { folded, foldedStarts } of index.fields[game]!) {
    for (const [place, start] of foldedStarts.entries()) {
      const to = from + Math.min(folded.length, start + slips.length + least)
      if (best >= 60 || slips.least(index.bytes, from + start, to, true) !== least) continue
      // A word of the same length is more likely meant than a shorter one or the beginning of a longer one.
      const isWhole =
        (foldedStarts[place + 1] ?? folded.length) - start === slips.length &&
        slips.least(index.bytes, from + start, from + start + slips.length - 1, true) > least
      best = Math.max(best, (start === 0 ? 50 : 40) + (isWhole ? 10 : 0))
    }
    from += folded.length + 1
  }
  return best
}
