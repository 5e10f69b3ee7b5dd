/** The names of the levels of members, level 0 first, until a merchant gives its own. */
export const vipNames = [
  { th: 'สมาชิก', en: 'Member' },
  { th: 'บรอนซ์', en: 'Bronze' },
  { th: 'ซิลเวอร์', en: 'Silver' },
  { th: 'โกลด์', en: 'Gold' },
  { th: 'แพลทินัม', en: 'Platinum' },
  { th: 'มรกต', en: 'Emerald' },
  { th: 'ไพลิน', en: 'Sapphire' },
  { th: 'ทับทิม', en: 'Ruby' },
  { th: 'เพชร', en: 'Diamond' },
] as const
