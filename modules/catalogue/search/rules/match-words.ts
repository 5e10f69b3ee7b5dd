/** Matching word by word. */
import { MOST_SLIPPED, WHOLE } from './match-levels.ts'
import { forgivenIn, gapOf } from './match-slips.ts'
import { countPairs, sharingMost } from './pair-counts.ts'
import type { Scores } from './scores.ts'
import { fieldOf, type SearchIndex } from './search-index.ts'
import { bytesOf } from './search-text.ts'
import { Slips } from './slips.ts'

const MOST_WORDS = 8
/** Games that are compared word by word for typing errors: those that share the most pairs of letters. */
const MOST_LOOKED_AT = 600

/**
 * Every word must be in the name or the vendor's, in any order; `isForgiving`: each may be slightly wrong.
 */
export function matchWords(
  index: SearchIndex,
  typed: readonly string[],
  scores: Scores,
  isForgiving: boolean,
): void {
  const words = [...new Set(typed.map((word) => fieldOf(word).folded))]
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS)
  const wanted = words.map((word) => ({
    word,
    bytes: bytesOf(word),
    allowed: isForgiving ? forgivenIn(word.length) : 0,
  }))
  const slips = wanted.map(({ bytes }) => new Slips(bytes))
  const vendorHas = new Map(
    [...index.vendorKeys].map(([vendor, keys]) => [
      vendor,
      words.map((word) =>
        keys.some((key) =>
          word.length < 3 ? key === word : key.includes(word) || (key.length >= 5 && word.startsWith(key)),
        ),
      ),
    ]),
  )
  const named = wanted.filter((_, at) => ![...vendorHas.values()].some((has) => has[at]!))
  const counts = countPairs(index, ...named.map(({ bytes }) => bytes))
  // Words of one letter, or of vendors alone: only the games of those vendors can be meant.
  const games =
    counts.most === 0
      ? [...vendorHas].flatMap(([vendor, has]) =>
          has.includes(true) ? (index.gamesOfVendor.get(vendor) ?? []) : [],
        )
      : sharingMost(
          counts,
          counts.most - named.reduce((sum, { allowed }) => sum + 3 * allowed, 0),
          isForgiving ? MOST_LOOKED_AT : Infinity,
        )
  const found: [game: number, score: number][] = []
  for (const game of games) {
    const has = vendorHas.get(index.games[game]!.vendor)
    const [from, to] = [game === 0 ? 0 : index.ends[game - 1]!, index.ends[game]!]
    let score = 720
    let letters = 0
    let isWhole = true
    for (let at = 0; at < wanted.length && score > 0; at++) {
      const { word, allowed } = wanted[at]!
      if (index.fields[game]!.some(({ folded }) => folded.includes(word))) letters += word.length
      else if (has?.[at]) {
        score -= 10
        isWhole = false
      } else {
        const least = allowed === 0 ? Infinity : slips[at]!.least(index.bytes, from, to)
        score = least <= allowed ? Math.min(score, 600) - 60 * least : 0
        letters += word.length
        isWhole = false
      }
    }
    if (score <= 300) continue
    // Of names that have every word, the one with the fewest others; the same words in another order count as
    // the whole name.
    const gap = gapOf(index.fields[game]!, letters)
    found.push([game, isWhole && gap === 0 ? WHOLE : score - gap])
  }
  scores.raiseBest(found, isForgiving ? MOST_SLIPPED : Infinity)
}
