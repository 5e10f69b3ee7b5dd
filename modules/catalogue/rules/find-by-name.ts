/**
 * Finds games by what a person typed: whole names before beginnings, beginnings before parts, what is spelled right
 * before what is forgiven; then words in any order, the vendor beside the name, slips of the finger, and the letters of
 * the other keyboard.
 */
import { countPairs, sharingMost, sharingPairs, type PairCounts } from './pair-counts.ts'
import { isKnownWord, knownWordsOf, otherWordings } from './other-words.ts'
import { matchSound } from './match-sound.ts'
import { Scores } from './scores.ts'
import { fieldOf, type Field, type SearchIndex } from './search-index.ts'
import { bytesOf, normaliseName, onOtherKeyboard } from './search-text.ts'
import { queryOf, tellingWords, type Query } from './search-query.ts'
import { Slips } from './slips.ts'

/** From here on what was typed stands in the name as it was typed. */
const STRONG = 640
/** From here on it is what was meant: a whole name, its beginning, a whole word of it. Nobody looks at slips then. */
const SURE = 780
/** From here on it is the whole name. */
const WHOLE = 940
/** From here on it has a slip in it at most, or sounds like it. */
const LIKELY = 450
/** Beyond so many good matches nobody looks at slips either. */
const ENOUGH = 10
const MOST_SLIPPED = 60
/** Games that are looked at for slips, letter by letter or word by word: those that share the most pairs of letters. */
const MOST_WORDS = 8
const MOST_PARTS = 3
const MOST_LOOKED_AT = { whole: 2_000, words: 600 }

/** Places of games in the index, the best match first. */
export interface Found {
  readonly games: readonly number[]
  /** What was typed stands in the first of them as it was typed: nothing was guessed. */
  readonly isSure: boolean
}

interface Matched extends Found { readonly best: number }

/** A thousand games at most; `placeOf` decides between those that match alike. */
export function findByName(index: SearchIndex, typed: string, placeOf: (game: number) => number = (game) => game): readonly number[] {
  return searchNames(index, typed, placeOf).games
}

/** The same, and how sure it is. */
export function searchNames(index: SearchIndex, typed: string, placeOf: (game: number) => number = (game) => game): Found {
  const own = findOn(index, typed, placeOf)
  // A word that is known means itself before it means the beginning of a vendor or a part of another word.
  const isWord = own.best < SURE && isKnownWord(typed)
  if (own.isSure && !isWord && own.games.length >= ENOUGH) return own
  const other = inOtherWords(index, typed, placeOf)
  const found = own.isSure && !isWord ? joined(own.games, other) : joined(other, own.games)
  if (own.isSure || other.length > 0 || own.best >= LIKELY) return { games: found, isSure: own.isSure }
  // No game has it all: those that have a part of it stand before those that have something a little like it.
  return { games: joined(inPart(index, typed, placeOf), found), isSure: false }
}

/** Games that have a part of what was typed: the words of it that are known, the longest one, or a whole name within it. */
function inPart(index: SearchIndex, typed: string, placeOf: (game: number) => number): readonly number[] {
  const [words, known] = [tellingWords(typed), knownWordsOf(typed)]
  const parts = [known.join(' '), ...(words.length > 1 ? words.filter((word) => word.length >= 3).toSorted((one, other) => other.length - one.length).slice(0, MOST_PARTS) : [])]
  // A slip in a short word would make it any other.
  const found = parts.map((part) => ({ scores: scoresOf(index, part, false), least: part.length < 5 ? STRONG : LIKELY })).filter(({ scores, least }) => scores.best >= least).map(({ scores }) => scores)
  return found.length > 0 ? found.reduce((most, scores) => (scores.best > most.best ? scores : most)).ranked(placeOf) : withinQuery(index, typed, placeOf)
}

/** Thai writes no spaces: "ไฮโลไทย" has a whole name in it, and a word that no name has. */
function withinQuery(index: SearchIndex, typed: string, placeOf: (game: number) => number): readonly number[] {
  const { folded } = fieldOf(typed)
  const scores = new Scores(index.games.length)
  index.fields.forEach((fields, game) => {
    for (const field of fields) if (field.folded.length >= 4 && field.folded.length < folded.length && folded.includes(field.folded)) scores.raise(game, 600 + field.folded.length)
  })
  return scores.ranked(placeOf)
}

/** Games that have it said in other words: "ไทเกอร์" is a tiger, and "suea" one too. */
function inOtherWords(index: SearchIndex, typed: string, placeOf: (game: number) => number): readonly number[] {
  const wordings = [...otherWordings(typed), ...otherWordings(onOtherKeyboard(typed) ?? '')]
  return wordings.map((wording) => scoresOf(index, wording, false)).filter(({ best }) => best >= STRONG).sort((a, b) => b.best - a.best)
    .map((scores) => scores.ranked(placeOf)).reduce(joined, [])
}

function joined(first: readonly number[], then: readonly number[]): readonly number[] {
  if (first.length === 0 || then.length === 0) return first.length === 0 ? then : first
  const has = new Set(first)
  return [...first, ...then.filter((game) => !has.has(game))]
}

/** On the keyboard that was meant. */
function findOn(index: SearchIndex, typed: string, placeOf: (game: number) => number): Matched {
  const own = scoresOf(index, typed, true)
  const asTyped = { games: own.ranked(placeOf), isSure: own.best >= STRONG, best: own.best }
  const other = onOtherKeyboard(typed)
  if (other === undefined || normaliseName(other) === '') return asTyped
  // Keys of one layout that are letters on the other look like signs: "s,^" is a Thai word, and not the letter S.
  const hasSigns = /[^\s\p{L}\p{N}\p{M}]/u.test(typed)
  const isCut = normaliseName(typed).length <= 2 && hasSigns
  const isClear = !isCut && asTyped.isSure
  // Signs in the middle of a word, and it stands somewhere across two: the other keyboard may have it better.
  if (isClear && (own.best >= SURE || !hasSigns)) return asTyped
  // Nobody who means an English word writes signs into it: these keys were meant for the Thai that they wrote.
  if (/\p{Script=Thai}/u.test(typed) && /[^\s\p{L}\p{N}'&-]/u.test(other)) return asTyped
  const switched = scoresOf(index, other, false)
  // Another keyboard and slips on it besides: believed of a longer word only.
  if (isClear && switched.best <= own.best) return asTyped
  // A word with one slip in it is likelier than letters that happen to stand in the middle of a name of the other script.
  const isLikely = switched.best >= (own.best >= LIKELY && !hasSigns ? SURE : STRONG) || (!isCut && own.best < LIKELY && switched.best > own.best && other.length >= 6)
  return isLikely ? { games: joined(switched.ranked(placeOf), asTyped.games), isSure: switched.best >= STRONG, best: Math.max(own.best, switched.best) } : asTyped
}

/** `isHeard`: how it sounds counts too, which says nothing of letters that nobody meant. */
function scoresOf(index: SearchIndex, typed: string, isHeard: boolean): Scores {
  const query = queryOf(typed)
  const scores = new Scores(index.games.length)
  if (query.folded === '') return scores
  const counts = countPairs(index, query.bytes)
  matchWhole(index, query, counts, scores)
  matchVendors(index, query, scores)
  if (query.words.length > 1 && scores.best < WHOLE) matchWords(index, query.words, scores, false)
  if (query.words.length === 1 && scores.best < SURE) matchHalves(index, query, counts, scores)
  if (scores.best >= SURE || scores.countFrom(STRONG) >= ENOUGH) return scores
  if (isHeard) matchSound(index, query, scores)
  if (query.words.length > 1) matchWords(index, query.words, scores, true)
  matchSlipped(index, query, counts, scores)
  return scores
}

function matchWhole(index: SearchIndex, query: Query, counts: PairCounts, scores: Scores): void {
  for (let game = 0; game < counts.of.length; game++) {
    if (counts.of[game]! >= counts.most) scores.raise(game, scoreOf(index.fields[game]!, query))
  }
}

/** Codes that are a vendor's letters and a number: their beginning is the vendor, and no name. */
const isNumber = (plain: string): boolean => /[0-9]{3,}$/.test(plain)

function scoreOf(fields: readonly Field[], { plain, folded }: Field): number {
  let best = 0
  for (const field of fields) {
    // A name that is little longer than what was typed is meant more likely.
    const spare = Math.min(40, field.plain.length - plain.length)
    const score = field.plain === plain ? 1000
      : field.folded === folded ? 960
      : field.plain.startsWith(plain) ? (isNumber(field.plain) && !/[0-9]/.test(plain) ? 700 : 920) - spare
      : field.folded.startsWith(folded) ? 870 - spare
      : partScore(field, plain, folded, spare)
    if (score > best) best = score
  }
  return best
}

/** Nobody need know the spaces: two parts of what was typed stand in the name, in any order or with more between them. */
function matchHalves(index: SearchIndex, { folded }: Query, counts: PairCounts, scores: Scores): void {
  // Three Thai letters are a word more often than three Latin ones.
  const least = /[a-z]/.test(folded) ? 4 : 3
  if (folded.length < 2 * least) return
  const halves = Array.from({ length: folded.length - 2 * least + 1 }, (_, at) => [folded.slice(0, at + least), folded.slice(at + least)] as const)
  const found: [game: number, score: number][] = []
  // Only the pair at which the halves meet may be missing.
  for (let game = 0; game < counts.of.length; game++) {
    if (counts.of[game]! < counts.most - 1) continue
    const gap = index.fields[game]!.reduce((nearest, field) => (halves.some(([one, other]) => hasBoth(field.folded, one, other)) ? Math.min(nearest, field.folded.length - folded.length) : nearest), Infinity)
    if (gap < Infinity) found.push([game, gap === 0 ? WHOLE : 720 - Math.min(40, gap)])
  }
  scores.raiseBest(found, Infinity)
}

/** Side by side, not one over the other. */
function hasBoth(name: string, one: string, other: string): boolean {
  const at = name.indexOf(one)
  return at >= 0 && (name.includes(other, at + one.length) || name.lastIndexOf(other, at - other.length) >= 0 && at >= other.length)
}

function partScore(field: Field, plain: string, folded: string, spare: number): number {
  let at = field.plain.indexOf(plain)
  // One letter somewhere in a word says nothing.
  if (at < 0) return folded.length > 1 && field.folded.includes(folded) ? 690 - spare : 0
  for (; at >= 0; at = field.plain.indexOf(plain, at + 1)) if (field.starts.includes(at)) return 830 - spare
  return plain.length > 1 ? 740 - spare : 0
}

/** The name of a vendor finds its games; beside a game's name, with or without a space, it narrows them. */
function matchVendors(index: SearchIndex, query: Query, scores: Scores): void {
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

/** What is left of the query without the vendor in front of it or behind it. */
function restsOf(folded: string, keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    if (key.length < 2 || folded.length < key.length + 2) return []
    return folded.startsWith(key) ? [folded.slice(key.length)] : folded.endsWith(key) ? [folded.slice(0, -key.length)] : []
  })
}

/** Slips that are forgiven in so many letters. */
const forgivenIn = (length: number): number => (length < 3 ? 0 : length < 7 ? 1 : length < 11 ? 2 : 3)

function matchSlipped(index: SearchIndex, query: Query, counts: PairCounts, scores: Scores): void {
  const allowed = forgivenIn(query.folded.length)
  if (allowed === 0) return
  raiseSlipped(index, query.bytes, sharingMost(counts, counts.most - 3 * allowed, MOST_LOOKED_AT.whole), scores)
  if (query.folded.length >= 7) return
  // In a short word two swapped letters leave no pair as it was.
  for (let at = 0; at + 1 < query.bytes.length; at++) {
    const swapped = Uint8Array.from(query.bytes)
    swapped[at] = query.bytes[at + 1]!
    swapped[at + 1] = query.bytes[at]!
    raiseSlipped(index, query.bytes, sharingPairs(index, swapped), scores)
  }
}

function raiseSlipped(index: SearchIndex, bytes: Uint8Array, games: readonly number[], scores: Scores): void {
  const allowed = forgivenIn(bytes.length)
  const slips = new Slips(bytes)
  const found: [game: number, score: number][] = []
  for (const game of games) {
    const from = game === 0 ? 0 : index.ends[game - 1]!
    const least = slips.least(index.bytes, from, index.ends[game]!)
    if (least > allowed) continue
    const gap = gapOf(index.fields[game]!, bytes.length)
    found.push([game, 560 - 80 * least + beginningOf(index, game, slips, least) + (gap <= allowed ? 25 : 0) - gap / 2])
  }
  scores.raiseBest(found, MOST_SLIPPED)
}

/** How much longer or shorter than so many letters the nearest of its names is; a code is no name. */
const gapOf = (fields: readonly Field[], letters: number): number =>
  fields.reduce((nearest, { plain, folded }) => (isNumber(plain) ? nearest : Math.min(nearest, Math.abs(folded.length - letters))), 40)

/** What was meant begins where a word does, more likely than in the middle of two. */
function beginningOf(index: SearchIndex, game: number, slips: Slips, least: number): number {
  let from = game === 0 ? 0 : index.ends[game - 1]!
  let best = 0
  for (const { folded, foldedStarts } of index.fields[game]!) {
    for (const [place, start] of foldedStarts.entries()) {
      const to = from + Math.min(folded.length, start + slips.length + least)
      if (best >= 60 || slips.least(index.bytes, from + start, to, true) !== least) continue
      // A word of the same length is meant more likely than a shorter one or the beginning of a longer one.
      const isWhole = (foldedStarts[place + 1] ?? folded.length) - start === slips.length && slips.least(index.bytes, from + start, from + start + slips.length - 1, true) > least
      best = Math.max(best, (start === 0 ? 50 : 40) + (isWhole ? 10 : 0))
    }
    from += folded.length + 1
  }
  return best
}

/** Every word somewhere in the name or the vendor's, in any order; `isForgiving`: each may be a little wrong. */
function matchWords(index: SearchIndex, typed: readonly string[], scores: Scores, isForgiving: boolean): void {
  const words = [...new Set(typed.map((word) => fieldOf(word).folded))].filter((word) => word !== '').sort((a, b) => b.length - a.length).slice(0, MOST_WORDS)
  const wanted = words.map((word) => ({ word, bytes: bytesOf(word), allowed: isForgiving ? forgivenIn(word.length) : 0 }))
  const slips = wanted.map(({ bytes }) => new Slips(bytes))
  const vendorHas = new Map([...index.vendorKeys].map(([vendor, keys]) => [vendor, words.map((word) => keys.some((key) => (word.length < 3 ? key === word : key.includes(word) || (key.length >= 5 && word.startsWith(key)))))]))
  const named = wanted.filter((_, at) => ![...vendorHas.values()].some((has) => has[at]!))
  const counts = countPairs(index, ...named.map(({ bytes }) => bytes))
  // Words of one letter, or of vendors alone: the games of those vendors are all that can be meant.
  const games = counts.most === 0 ? [...vendorHas].flatMap(([vendor, has]) => (has.includes(true) ? index.gamesOfVendor.get(vendor) ?? [] : [])) : sharingMost(counts, counts.most - named.reduce((sum, { allowed }) => sum + 3 * allowed, 0), isForgiving ? MOST_LOOKED_AT.words : Infinity)
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
    // Of names that have every word, the one with the fewest others; the same words in another order are the whole name.
    const gap = gapOf(index.fields[game]!, letters)
    found.push([game, isWhole && gap === 0 ? WHOLE : score - gap])
  }
  scores.raiseBest(found, isForgiving ? MOST_SLIPPED : Infinity)
}
