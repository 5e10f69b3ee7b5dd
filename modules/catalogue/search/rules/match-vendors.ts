/** The name of a vendor, alone or with a game's name. */
import { SURE } from './match-levels.ts'
import { raiseSlipped } from './match-slips.ts'
import type { Scores } from './scores.ts'
import type { SearchIndex } from './search-index.ts'
import type { Query } from './search-query.ts'
import { bytesOf } from './search-text.ts'

/** The name of a vendor finds its games; with a game's name, with or without a space, it narrows them. */
export function matchVendors(index: SearchIndex, query: Query, scores: Scores): void {
  const { folded } = query
  if (folded.length < 2) return
  for (const [vendor, keys] of index.vendorKeys) {
    const games = index.gamesOfVendor.get(vendor) ?? []
    if (keys.includes(folded)) for (const game of games) scores.raise(game, 800)
    else if (keys.some((key) => key.startsWith(folded))) for (const game of games) scores.raise(game, 700)
    for (const rest of restsOf(folded, keys)) {
      for (const game of games) {
        const fields = index.fields[game]!
        if (fields.some((field) => field.folded === rest)) scores.raise(game, 980)
        else if (fields.some((field) => field.folded.startsWith(rest))) scores.raise(game, 900)
        else if (fields.some((field) => field.folded.includes(rest))) scores.raise(game, 760)
      }
      if (rest.length >= 4 && scores.best < SURE) raiseSlipped(index, bytesOf(rest), games, scores)
    }
  }
}

/** The rest of the query without the vendor at its beginning or end. */
function restsOf(folded: string, keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    if (key.length < 2 || folded.length < key.length + 2) return []
    return folded.startsWith(key)
      ? [folded.slice(key.length)]
      : folded.endsWith(key)
        ? [folded.slice(0, -key.length)]
        : []
  })
}
