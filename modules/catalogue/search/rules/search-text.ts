/**
 * How names and queries are compared: as people type them, without case, spaces and signs, and with forgiven
 * spelling.
 */
import { englishKeys, thaiKeys } from './data/keyboard.ts'
import { nearLetters, oneSign, saidAsS, thaiDigits, twoSigns } from './data/thai-letters.ts'

// An apostrophe is part of a word ("pharaoh's" is one); the marks of repetition and of abbreviation are not
// letters.
const insideWords = /['\u2018\u2019\u0e46\u0e2f]/g
const betweenWords = /[^a-z0-9]+/
const betweenAnyWords = /[\s\p{P}\p{S}\p{Z}\p{C}]+/u

/**
 * The words of a name, without case, signs, compatibility forms and marks of repetition, with digits as 0–9.
 */
export function wordsOf(name: string): string[] {
  const isPlain = /^[\x20-\x7e]*$/.test(name)
  let text = (isPlain ? name : name.normalize('NFKC')).toLowerCase().replace(insideWords, '')
  if (text.includes('&')) text = text.replaceAll('&', ' and ')
  if (!isPlain) text = text.replace(/[\u0e50-\u0e59]/g, (digit) => String(thaiDigits.indexOf(digit)))
  return text.split(isPlain ? betweenWords : betweenAnyWords).filter((word) => word !== '')
}

/** The words as one, since spaces do not matter. */
export function normaliseName(name: string): string {
  return wordsOf(name).join('')
}

// Tone marks, the marks of silence and of shortness, the small circle (also half of SARA AM), and Latin
// accents.
const forgiven = /[\u0e47-\u0e4e]|[\u0300-\u036f]/g
const near = new RegExp(`[${Object.keys(nearLetters).join('')}]`, 'g')

// Latin letters with one sound: a hard C, CK and Q become K, and PH becomes F.
const latinNear = /ck|c(?![eiyh])|q|ph/g

/** The same text with wrong and missing marks and letters with the same sound forgiven. */
export function foldText(word: string): string {
  const normal = word.replace(latinNear, (letters) => (letters === 'ph' ? 'f' : 'k'))
  if (/^[a-z0-9]*$/.test(normal)) return normal
  const bare = /[\u0080-\u024f]/.test(normal) ? normal.normalize('NFD') : normal
  return bare
    .replace(forgiven, '')
    .replaceAll(twoSigns, oneSign)
    .replace(saidAsS.letters, saidAsS.as)
    .replace(near, (letter) => nearLetters[letter]!)
}

const toThai = new Map([...englishKeys].map((key, index) => [key, thaiKeys[index]!]))
const toEnglish = new Map([...thaiKeys].map((key, index) => [key, englishKeys[index]!]))

/**
 * What the same keys would have written on the other keyboard; undefined for a query that belongs to neither
 * alone.
 */
export function onOtherKeyboard(query: string): string | undefined {
  const isThai = /\p{Script=Thai}/u.test(query)
  const isLatin = /[a-z]/i.test(query)
  if (isThai && isLatin) return undefined
  const keys = isThai ? toEnglish : toThai
  return [...query].map((letter) => keys.get(letter) ?? letter).join('')
}

/**
 * Latin as it is, Thai above it, everything else squeezed below: a text as bytes, so that an index is one
 * table.
 */
export function bytesOf(folded: string): Uint8Array {
  const bytes = new Uint8Array(folded.length)
  for (let index = 0; index < folded.length; index++) bytes[index] = byteOf(folded.charCodeAt(index))
  return bytes
}

const byteOf = (code: number): number =>
  code < 0x80 ? code : code >= 0x0e00 && code < 0x0e80 ? code - 0x0e00 + 0x80 : 1 + (code % 31)
