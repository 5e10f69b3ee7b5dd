/**
 * The sounds by which names are compared, each as one letter: sounds that Thai and English distinguish
 * differently (K and G, P and B, T and D, R and L) count as one, and so do R and N, which sound alike at the
 * end of a Thai syllable. A letter or group that is not named here is silent.
 */
const soundsOf = (groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([sound, letters]) => letters.split(' ').map((letter) => [letter, sound])),
  )

export const latinSounds = soundsOf({
  P: 'b p',
  K: 'c k g q ck kh',
  KS: 'x',
  T: 'd t th',
  F: 'f ph',
  C: 'j ch sh',
  M: 'm',
  N: 'n l r',
  G: 'ng',
  S: 's z',
  W: 'v w',
  Y: 'y',
})

export const thaiSounds = soundsOf({
  P: 'บ ป ผ พ ภ',
  K: 'ก ข ค ฆ',
  T: 'ด ต ถ ท ธ ฎ ฏ ฐ ฑ ฒ',
  F: 'ฝ ฟ',
  C: 'จ ฉ ช ฌ',
  M: 'ม \u0e4d',
  N: 'น ณ ร ล ฬ ฤ',
  G: 'ง',
  S: 'ซ ศ ษ ส',
  W: 'ว',
  Y: 'ย ญ',
})

/** Vowels, each as one small letter; of several together that are not named here the first counts. */
export const latinVowels = soundsOf({ a: 'a', e: 'e', i: 'i ee ea', o: 'o', u: 'u oo ue' })

export const thaiVowels = soundsOf({
  a: '\u0e30 \u0e31 \u0e32',
  y: '\u0e43 \u0e44',
  e: '\u0e40 \u0e41',
  i: '\u0e34 \u0e35',
  o: '\u0e42',
  u: '\u0e36 \u0e37 \u0e38 \u0e39',
})

/** The Thai vowels that a Latin one may stand for: "mung" and "mang" are both มัง. */
export const alikeVowels: Readonly<Record<string, string>> = {
  a: 'aeyo',
  e: 'eiao',
  i: 'iy',
  o: 'oa',
  u: 'uae',
}
