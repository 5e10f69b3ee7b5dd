/**
 * Finds games by what a person typed: whole names before beginnings, beginnings before parts, exact spelling
 * before forgiven spelling; then words in any order, the vendor beside the name, typing errors, and the
 * letters of the other keyboard.
 */
import { matchSound } from './match-sound.ts'
import { ENOUGH, LIKELY, STRONG, SURE, WHOLE } from './match-levels.ts'
import { matchHalves, matchWhole } from './match-names.ts'
import { matchSlipped } from './match-slips.ts'
import { matchVendors } from './match-vendors.ts'
import { matchWords } from './match-words.ts'
import { isKnownWord, knownWordsOf, otherWordings } from './other-words.ts'
import { countPairs } from './pair-counts.ts'
import { Scores } from './scores.ts'
import { fieldOf, type SearchIndex } from './search-index.ts'
import { queryOf, tellingWords } from './search-query.ts'
import { normaliseName, onOtherKeyboard } from './search-text.ts'

const MOST_PARTS = 3

/** Indices of games, the best match first. */
export interface Found {
  readonly games: readonly number[]
  /** The first of them contains exactly what was typed: nothing was guessed. */
  readonly isSure: boolean
}

interface Matched extends Found {
  readonly best: number
}

/** At most a thousand games; `placeOf` decides between equal matches. */
export function findByName(
  index: SearchIndex,
  typed: string,
  placeOf: (game: number) => number = (game) => game,
): readonly number[] {
  return searchNames(index, typed, placeOf).games
}

/** The same, with its certainty. */
export function searchNames(
  index: SearchIndex,
  typed: string,
  placeOf: (game: number) => number = (game) => game,
): Found {
  const own = findOn(index, typed, placeOf)
  // A known word means itself before the beginning of a vendor or a part of another word.
  const isWord = own.best < SURE && isKnownWord(typed)
  if (own.isSure && !isWord && own.games.length >= ENOUGH) return own
  const other = inOtherWords(index, typed, placeOf)
  const found = own.isSure && !isWord ? joined(own.games, other) : joined(other, own.games)
  if (own.isSure || other.length > 0 || own.best >= LIKELY) return { games: found, isSure: own.isSure }
  // If no game has it all: those with a part of it come before those with something similar to it.
  return { games: joined(inPart(index, typed, placeOf), found), isSure: false }
}

/** Games that have a part of what was typed: its known words, the longest one, or a whole name within it. */
function inPart(index: SearchIndex, typed: string, placeOf: (game: number) => number): readonly number[] {
  const [words, known] = [tellingWords(typed), knownWordsOf(typed)]
  const parts = [
    known.join(' '),
    ...(words.length > 1
      ? words
          .filter((word) => word.length >= 3)
          .toSorted((one, other) => other.length - one.length)
          .slice(0, MOST_PARTS)
      : []),
  ]
  // A typing error in a short word could make it any other.
  const found = parts
    .map((part) => ({ scores: scoresOf(index, part, false), least: part.length < 5 ? STRONG : LIKELY }))
    .filter(({ scores, least }) => scores.best >= least)
    .map(({ scores }) => scores)
  return found.length > 0
    ? found.reduce((most, scores) => (scores.best > most.best ? scores : most)).ranked(placeOf)
    : withinQuery(index, typed, placeOf)
}

/** Thai has no spaces: "ไฮโลไทย" contains a whole name, and a word that no name has. */
function withinQuery(
  index: SearchIndex,
  typed: string,
  placeOf: (game: number) => number,
): readonly number[] {
  const { folded } = fieldOf(typed)
  const scores = new Scores(index.games.length)
  index.fields.forEach((fields, game) => {
    for (const field of fields)
      if (field.folded.length >= 4 && field.folded.length < folded.length && folded.includes(field.folded))
        scores.raise(game, 600 + field.folded.length)
  })
  return scores.ranked(placeOf)
}

/** Games that match it in other words: "ไทเกอร์" is a tiger, and so is "suea". */
function inOtherWords(
  index: SearchIndex,
  typed: string,
  placeOf: (game: number) => number,
): readonly number[] {
  const wordings = [...otherWordings(typed), ...otherWordings(onOtherKeyboard(typed) ?? '')]
  return wordings
    .map((wording) => scoresOf(index, wording, false))
    .filter(({ best }) => best >= STRONG)
    .sort((a, b) => b.best - a.best)
    .map((scores) => scores.ranked(placeOf))
    .reduce(joined, [])
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
  // Keys that are letters on the other layout look like signs: "s,^" is a Thai word, not the letter S.
  const hasSigns = /[^\s\p{L}\p{N}\p{M}]/u.test(typed)
  const isCut = normaliseName(typed).length <= 2 && hasSigns
  const isClear = !isCut && asTyped.isSure
  // There are signs in the middle of a word, and it matches only across two words: the other keyboard may be
  // a better guess.
  if (isClear && (own.best >= SURE || !hasSigns)) return asTyped
  // An English word contains no signs, so these keys were meant for Thai.
  if (/\p{Script=Thai}/u.test(typed) && /[^\s\p{L}\p{N}'&-]/u.test(other)) return asTyped
  const switched = scoresOf(index, other, false)
  // Another keyboard and typing errors as well: only assumed for longer words.
  if (isClear && switched.best <= own.best) return asTyped
  // A word with one typing error is likelier than letters that happen to be in the middle of a name of the
  // other script.
  const isLikely =
    switched.best >= (own.best >= LIKELY && !hasSigns ? SURE : STRONG) ||
    (!isCut && own.best < LIKELY && switched.best > own.best && other.length >= 6)
  return isLikely
    ? {
        games: joined(switched.ranked(placeOf), asTyped.games),
        isSure: switched.best >= STRONG,
        best: Math.max(own.best, switched.best),
      }
    : asTyped
}

/** `isHeard`: whether the sound counts too; it is meaningless for letters typed on the wrong keyboard. */
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
