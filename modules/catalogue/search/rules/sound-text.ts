/**
 * How a name sounds, roughly: its consonants without what differs between spellings, the same for a word in
 * Latin letters and in Thai ones ("Baccarat", แบคคาแรท); between them its vowels, as far as they are written.
 */
import { saidAsS, vowelSigns } from './data/thai-letters.ts'
import { alikeVowels, latinSounds, latinVowels, thaiSounds, thaiVowels } from './data/sounds.ts'

// A silent letter of a foreign word has this mark, with or without a vowel below, alone or as the second of
// two.
const silent = /(?:[กดตทษ](?=[รณ]))?[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/g
const doubled = /([a-z\u0e01-\u0e2e])\1+/g
const doubledSound = /([A-Z])\1+/g
const softC = /c(?=[eiy])/g
const endingR = /r(?![aeiouy])/g
// "night", "queen", "jungle", "ratchini": the spelling differs from the sound.
const silentGh = /gh(?=t)/g
const quick = /qu/g
const ngBeforeL = /ng(?=[lr])/g
const hardCh = /tch/g
// Of two letters at the end of a word only the first is pronounced.
const lastR = /(?<=[กคตทบพ])ร$/
// Y is a vowel if none follows, and so are ย and ว within a syllable and at its end.
const lastY = /y(?![aeiou])/g
const endingY = /(?<=[\u0e01-\u0e3a])[ยญ](?![\u0e30-\u0e3a])/g
const endingAi = /[\u0e31\u0e32]ย(?![\u0e30-\u0e3a])/g
const vowelW = /(?<=\u0e31)ว|(?<=(?<![\u0e40-\u0e44])[\u0e01-\u0e2e])ว(?=[\u0e01-\u0e2e](?![\u0e30-\u0e3a]))/g
// Vowels that are written before the consonant after which they are pronounced.
const leading = /([\u0e40-\u0e44])([\u0e01-\u0e2e])/g
const innerO = /(?<=.)อ/g
const marks = /[\u0e47-\u0e4b]/g
const latin = /ng|ph|ck|ch|sh|th|kh|[aeiou]+|[a-z]/g
const thai = /[\u0e30-\u0e45]+|[\u0e00-\u0e7f]/g

/** Of a lower-case word without signs. Consonants become capital letters, vowels small ones, digits stay. */
export function voiceOf(word: string): string {
  const plain = word.replace(silent, '').replace(marks, '').replace(doubled, '$1')
  const voice = /[\u0e00-\u0e7f]/.test(plain)
    ? plain
        .replace(saidAsS.letters, saidAsS.as)
        .replace(lastR, '')
        .replace(vowelW, vowelSigns.u)
        .replace(endingAi, vowelSigns.ai)
        .replace(endingY, '')
        .replace(leading, '$2$1')
        .replace(innerO, vowelSigns.o)
        .replace(thai, (letters) => thaiSounds[letters] ?? thaiVowels[letters[0]!] ?? '')
    : plain
        .replace(softC, 's')
        .replace(endingR, '')
        .replace(silentGh, '')
        .replace(quick, 'kw')
        .replace(hardCh, 'ch')
        .replace(ngBeforeL, 'ngk')
        .replace(lastY, 'i')
        .replace(
          latin,
          (letters) => latinSounds[letters] ?? latinVowels[letters] ?? latinVowels[letters[0]!] ?? '',
        )
  return voice.replace(doubledSound, '$1')
}

/** Its consonants and digits only. */
export function soundOf(voice: string): string {
  return voice.replace(/[a-z]/g, '')
}

/**
 * How many vowels of a Thai sound a Latin one does not have in that order, and of the Latin one those that
 * Thai always writes.
 */
export function strangeVowels(thaiVoice: string, latinVoice: string): number {
  const [written, said] = [thaiVoice.replace(/[^a-z]/g, ''), latinVoice.replace(/[^a-z]/g, '')]
  return (
    missingIn(said, written, (thaiVowel, latinVowel) => alikeVowels[latinVowel]!.includes(thaiVowel)) +
    missingIn(written, said.replace(/[ao]/g, ''), (latinVowel, thaiVowel) =>
      alikeVowels[latinVowel]!.includes(thaiVowel),
    )
  )
}

function missingIn(
  vowels: string,
  wanted: string,
  isAlike: (wanted: string, vowel: string) => boolean,
): number {
  let count = 0
  let at = 0
  for (const one of wanted) {
    let next = at
    while (next < vowels.length && !isAlike(one, vowels[next]!)) next++
    if (next < vowels.length) at = next + 1
    else count++
  }
  return count
}
