/** Thai letters that people write for each other: the left one counts as the right one where spelling is forgiven. */
export const nearLetters: Readonly<Record<string, string>> = {
  // Consonants of one sound.
  ศ: 'ส', ษ: 'ส', ซ: 'ส', ณ: 'น', ญ: 'ย', ฆ: 'ค', ฅ: 'ค', ฃ: 'ข', ธ: 'ท', ฑ: 'ท', ฒ: 'ท', ฐ: 'ถ', ภ: 'พ', ฎ: 'ด', ฏ: 'ต', ฬ: 'ล', ร: 'ล', ฤ: 'ลึ', ฉ: 'ช', ฌ: 'ช',
  // Short and long vowels, and the two signs of one vowel.
  'ี': 'ิ', 'ื': 'ึ', 'ู': 'ุ', ใ: 'ไ', ๅ: 'า',
}

export const thaiDigits = '๐๑๒๓๔๕๖๗๘๙'

/** A vowel that looks the same written as two. */
export const [twoSigns, oneSign] = ['เเ', 'แ']
