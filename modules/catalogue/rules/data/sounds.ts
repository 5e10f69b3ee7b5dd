/**
 * The sounds that a name is compared by, each as one capital letter: what Thai and English tell apart differently (K and
 * G, P and B, T and D, R and L) counts as one. A letter or group that is not named here is not heard.
 */
const soundsOf = (groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(groups).flatMap(([sound, letters]) => letters.split(' ').map((letter) => [letter, sound])))

export const latinSounds = soundsOf({ P: 'b p', K: 'c k g q ck kh', KS: 'x', T: 'd t th', F: 'f ph', C: 'j ch sh', R: 'l r', M: 'm', N: 'n', G: 'ng', S: 's z', W: 'v w' })

export const thaiSounds = soundsOf({ P: 'บ ป ผ พ ภ', K: 'ก ข ค ฆ', T: 'ด ต ถ ท ธ ฎ ฏ ฐ ฑ ฒ', F: 'ฝ ฟ', C: 'จ ฉ ช ฌ', R: 'ร ล ฬ ฤ', M: 'ม \u0e4d', N: 'น ณ', G: 'ง', S: 'ซ ศ ษ ส', W: 'ว' })
