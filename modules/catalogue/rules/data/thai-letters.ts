/** Thai letters that people write for each other: the left one counts as the right one where spelling is forgiven. */
export const nearLetters: Readonly<Record<string, string>> = {
  // Consonants of one sound.
  ศ: 'ส', ษ: 'ส', ซ: 'ส', ณ: 'น', ญ: 'ย', ฃ: 'ข', ฐ: 'ถ', ภ: 'พ', ฎ: 'ด', ฬ: 'ล', ร: 'ล', ฤ: 'ลึ', ฉ: 'ช', ฌ: 'ช',
  // Those that end a syllable alike, as foreign words are spelled now with the one and now with the other.
  ค: 'ก', ฆ: 'ก', ฅ: 'ก', ท: 'ต', ธ: 'ต', ฑ: 'ต', ฒ: 'ต', ฏ: 'ต',
  // Short and long vowels, and the two signs of one vowel.
  'ี': 'ิ', 'ื': 'ึ', 'ู': 'ุ', ใ: 'ไ', ๅ: 'า',
}

export const thaiDigits = '๐๑๒๓๔๕๖๗๘๙'

/** A vowel that looks the same written as two. */
export const [twoSigns, oneSign] = ['เเ', 'แ']
