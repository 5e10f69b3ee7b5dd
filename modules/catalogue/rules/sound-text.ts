/**
 * How a name sounds, roughly: its consonants without what differs from one spelling to the next, the same for a word in
 * Latin letters and for that word in Thai ones ("Baccarat", แบคคาแรท).
 */
import { latinSounds, thaiSounds } from './data/sounds.ts'

// A silent letter of a foreign word carries this mark, with or without a vowel under it.
const silent = /[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/g
const doubled = /([a-z\u0e01-\u0e2e])\1+/g
const softC = /c(?=[eiy])/g
const endingR = /r(?![aeiouy])/g
const latin = /ng|ph|ck|ch|sh|th|kh|[a-z]/g
const thai = /[\u0e00-\u0e7f]/g

/** Of a word that is lower case and has no signs. Vowels are left out, figures stay. */
export function soundOf(word: string): string {
  return word.replace(silent, '').replace(doubled, '$1').replace(softC, 's').replace(endingR, '')
    .replace(latin, (letters) => latinSounds[letters] ?? '').replace(thai, (letter) => thaiSounds[letter] ?? '')
}
