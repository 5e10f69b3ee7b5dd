/**
 * The names of a merchant's games prepared for searching: each name as it is compared, all of them as one
 * table of bytes, and for every pair of neighbouring letters the games that have it.
 */
import type { Names } from '../../shared/rules/listed-game.ts'
import { bytesOf, foldText, wordsOf } from './search-text.ts'
import { soundOf, voiceOf } from './sound-text.ts'

export interface SearchedGame {
  readonly nodeId: number
  readonly vendor: string
  readonly gameCode: string
  readonly names: Names
}
export interface SearchedVendor {
  readonly code: string
  readonly names: Names
}

/**
 * One name of a game: its words joined with their beginnings, the same in the forgiving form, and its sound.
 */
export interface Field {
  readonly plain: string
  readonly starts: readonly number[]
  readonly folded: string
  readonly foldedStarts: readonly number[]
  readonly sound: string
  readonly soundStarts: readonly number[]
  /** The same with its vowels. */
  readonly voice: string
  /** In Latin letters only. */
  readonly isLatin: boolean
}

export interface SearchIndex {
  readonly games: readonly SearchedGame[]
  readonly vendors: readonly SearchedVendor[]
  readonly fields: readonly (readonly Field[])[]
  /** All folded names; those of game n are in [ends[n - 1], ends[n]), each followed by a zero byte. */
  readonly bytes: Uint8Array
  readonly ends: Uint32Array
  /** Folded names and code of each vendor, and its games. */
  readonly vendorKeys: ReadonlyMap<string, readonly string[]>
  readonly gamesOfVendor: ReadonlyMap<string, readonly number[]>
  /** Every name in it, for the next index, since preparing a name is expensive. */
  readonly known: ReadonlyMap<string, Field>
  /** The games that have this pair of letters (two bytes as one number). */
  withPair(pair: number): Uint32Array
}

export function fieldOf(name: string): Field {
  const words = wordsOf(name)
  const folded = words.map(foldText)
  const voices = words.map(voiceOf)
  const sounds = voices.map(soundOf)
  return {
    plain: words.join(''),
    starts: startsOf(words),
    folded: folded.join(''),
    foldedStarts: startsOf(folded),
    sound: sounds.join(''),
    soundStarts: startsOf(sounds),
    voice: voices.join(''),
    isLatin: words.every((word) => /^[a-z0-9]*$/.test(word)),
  }
}

function startsOf(words: readonly string[]): number[] {
  let at = 0
  return words.map((word) => (at += word.length) - word.length)
}

const PAIRS = 65_536

/** `before`: names that are prepared already, such as those of the previous index. */
export function buildSearchIndex(
  games: readonly SearchedGame[],
  vendors: readonly SearchedVendor[],
  before?: ReadonlyMap<string, Field>,
): SearchIndex {
  const known = new Map<string, Field>()
  const prepared = (name: string): Field => {
    let field = known.get(name)
    if (!field) known.set(name, (field = before?.get(name) ?? fieldOf(name)))
    return field
  }
  const fields = games.map(({ names, gameCode }) =>
    uniqueFields([...Object.values(names), gameCode].map((name) => prepared(name ?? ''))),
  )
  const total = fields.reduce(
    (sum, list) => sum + list.reduce((size, { folded }) => size + folded.length + 1, 0),
    0,
  )
  const bytes = new Uint8Array(total)
  const ends = new Uint32Array(games.length)
  let at = 0
  fields.forEach((list, game) => {
    for (const { folded } of list) {
      bytes.set(bytesOf(folded), at)
      at += folded.length + 1
    }
    ends[game] = at
  })
  const gamesOfVendor = new Map<string, number[]>()
  games.forEach(({ vendor }, game) => {
    const list = gamesOfVendor.get(vendor)
    if (list) list.push(game)
    else gamesOfVendor.set(vendor, [game])
  })
  return {
    games,
    vendors,
    fields,
    bytes,
    ends,
    gamesOfVendor,
    known,
    vendorKeys: new Map(
      vendors.map(({ code, names }) => [
        code,
        [...new Set([...Object.values(names), code].map((name) => fieldOf(name ?? '').folded))].filter(
          (key) => key !== '',
        ),
      ]),
    ),
    withPair: indexPairs(bytes, ends),
  }
}

const uniqueFields = (fields: readonly Field[]): Field[] =>
  fields.filter(({ plain }, at) => plain !== '' && fields.findIndex((other) => other.plain === plain) === at)

/** Two passes over the table: how many games have each pair, then which. */
function indexPairs(bytes: Uint8Array, ends: Uint32Array): (pair: number) => Uint32Array {
  const counts = new Uint32Array(PAIRS + 1)
  const lastSeen = new Int32Array(PAIRS).fill(-1)
  const walk = (seen: (pair: number, game: number) => void) => {
    let at = 0
    for (let game = 0; game < ends.length; game++) {
      for (const end = ends[game]!; at + 1 < end; at++) {
        const [first, second] = [bytes[at]!, bytes[at + 1]!]
        if (first === 0 || second === 0) continue
        const pair = (first << 8) | second
        if (lastSeen[pair] === game) continue
        lastSeen[pair] = game
        seen(pair, game)
      }
      at = ends[game]!
    }
  }
  walk((pair) => {
    counts[pair + 1]!++
  })
  for (let pair = 0; pair < PAIRS; pair++) counts[pair + 1]! += counts[pair]!
  const games = new Uint32Array(counts[PAIRS]!)
  const next = counts.slice(0, PAIRS)
  lastSeen.fill(-1)
  walk((pair, game) => {
    games[next[pair]!++] = game
  })
  return (pair) => games.subarray(counts[pair]!, counts[pair + 1]!)
}

/** Whether an earlier index is still valid: the same games with the same names. */
export function isIndexOf(
  index: SearchIndex,
  games: readonly SearchedGame[],
  vendors: readonly SearchedVendor[],
): boolean {
  return (
    index.games.length === games.length &&
    index.vendors.length === vendors.length &&
    index.games.every((game, at) => {
      const other = games[at]!
      return (
        game.nodeId === other.nodeId &&
        game.gameCode === other.gameCode &&
        game.vendor === other.vendor &&
        hasSameNames(game.names, other.names)
      )
    }) &&
    index.vendors.every(
      (vendor, at) => vendor.code === vendors[at]!.code && hasSameNames(vendor.names, vendors[at]!.names),
    )
  )
}

function hasSameNames(one: Names, other: Names): boolean {
  if (one === other) return true
  if (one.TH !== other.TH || one.EN !== other.EN) return false
  for (const language in one) if (one[language] !== other[language]) return false
  for (const language in other) if (!(language in one)) return false
  return true
}
