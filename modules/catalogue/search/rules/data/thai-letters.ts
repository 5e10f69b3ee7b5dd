/**
 * Thai letters that people write for each other: the left one counts as the right one if spelling is
 * forgiven.
 */
export const nearLetters: Readonly<Record<string, string>> = {
  // Consonants with one sound.
  ศ: 'ส',
  ษ: 'ส',
  ซ: 'ส',
  ณ: 'น',
  ญ: 'ย',
  ฃ: 'ข',
  ฐ: 'ต',
  ภ: 'พ',
  ฎ: 'ต',
  ด: 'ต',
  ถ: 'ต',
  บ: 'พ',
  ป: 'พ',
  ฬ: 'ล',
  ร: 'ล',
  ฤ: 'ลึ',
  ฉ: 'ช',
  ฌ: 'ช',
  // Consonants that sound alike at the end of a syllable, as foreign words are spelled with either.
  ค: 'ก',
  ฆ: 'ก',
  ฅ: 'ก',
  ท: 'ต',
  ธ: 'ต',
  ฑ: 'ต',
  ฒ: 'ต',
  ฏ: 'ต',
  // Short and long vowels, and the two signs of one vowel.
  'ี': 'ิ',
  'ื': 'ึ',
  'ู': 'ุ',
  ใ: 'ไ',
  ๅ: 'า',
  ะ: 'า',
}

export const thaiDigits = '๐๑๒๓๔๕๖๗๘๙'

/** A vowel that looks the same written as two. */
export const [twoSigns, oneSign] = ['เเ', 'แ']

/** Two letters with one sound: "ทราย", "ทรัพย์". */
export const saidAsS = { letters: /ทร(?=[\u0e30-\u0e33งพ])/g, as: 'ส' } as const

/**
 * Many write the first with an additional silent letter, which would otherwise be the first of the next word.
 */
export const gameWord = { written: 'เกมส์', as: 'เกม' } as const

/** How a vowel that is written as a consonant, or with one, is written when it is alone. */
export const vowelSigns = { u: '\u0e38', ai: '\u0e44', o: '\u0e42' } as const
