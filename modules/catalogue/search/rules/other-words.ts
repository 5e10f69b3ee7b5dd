/**
 * The same in other words: English words in Thai letters and Thai ones in Latin letters become the words that
 * names have.
 */
import { saidWords } from './data/said-words.ts'
import { foldText, normaliseName, wordsOf } from './search-text.ts'

interface Word {
  readonly english: string
  readonly thai: string
}

const keyOf = (text: string): string => foldText(normaliseName(text))

const known = new Map<string, Word>()
for (const [english, thai, others] of saidWords) {
  for (const spelling of [english, thai, ...others.split(' ')]) {
    const key = keyOf(spelling)
    if (key !== '' && !known.has(key)) known.set(key, { english, thai })
  }
}
const LONGEST = Math.max(...[...known.keys()].map((key) => key.length))
/** Shorter Thai words are part of too many others to be words of their own. */
const SHORTEST_PART = 3

/** What was typed in English and in Thai words, as far as they are known; empty if none is. */
export function otherWordings(typed: string): string[] {
  const whole = known.get(keyOf(typed))
  const parts = whole ? [whole] : wordsOf(typed).map(foldText).flatMap(partsOf)
  if (!parts.some((part) => typeof part !== 'string')) return []
  const wordings = (['english', 'thai'] as const).map((language) =>
    parts.map((part) => (typeof part === 'string' ? part : part[language])).join(' '),
  )
  const own = keyOf(typed)
  return wordings.filter((wording) => keyOf(wording) !== own)
}

/** Whether all of it is one known word. */
export function isKnownWord(typed: string): boolean {
  return known.has(keyOf(typed))
}

/** Its known words in Thai, without the rest. */
export function knownWordsOf(typed: string): string[] {
  return wordsOf(typed)
    .map(foldText)
    .flatMap(partsOf)
    .flatMap((part) => (typeof part === 'string' ? [] : part.thai))
}

/**
 * A Latin word is known as a whole or not at all. Thai has no spaces: the longest known word from each letter
 * on.
 */
function partsOf(folded: string): (string | Word)[] {
  const whole =
    known.get(folded) ?? (/^[a-z]{4,}s$/.test(folded) ? known.get(folded.slice(0, -1)) : undefined)
  if (whole) return [whole]
  if (/^[a-z0-9]+$/.test(folded)) return [folded]
  const parts: (string | Word)[] = []
  let rest = ''
  for (let at = 0; at < folded.length; ) {
    const [found, length] = longestAt(folded, at)
    if (found) {
      if (rest !== '') parts.push(rest)
      parts.push(found)
      rest = ''
    } else rest += folded[at]!
    at += length
  }
  return rest === '' ? parts : [...parts, rest]
}

function longestAt(folded: string, at: number): [Word | undefined, number] {
  for (let length = Math.min(LONGEST, folded.length - at); length >= SHORTEST_PART; length--) {
    const word = known.get(folded.slice(at, at + length))
    if (word) return [word, length]
  }
  return [undefined, 1]
}
