/** What prizes are called in refusals of the desk. */
interface Names {
  readonly TH: string
  readonly EN: string
}

const prizeNames: Readonly<Record<string, Names>> = {
  special: { TH: 'รางวัลพิเศษ', EN: 'Special prize' },
  first: { TH: 'รางวัลที่ 1', EN: 'First prize' },
  second: { TH: 'รางวัลที่ 2', EN: 'Second prize' },
  third: { TH: 'รางวัลที่ 3', EN: 'Third prize' },
  fourth: { TH: 'รางวัลที่ 4', EN: 'Fourth prize' },
  fifth: { TH: 'รางวัลที่ 5', EN: 'Fifth prize' },
  sixth: { TH: 'รางวัลที่ 6', EN: 'Sixth prize' },
  seventh: { TH: 'รางวัลที่ 7', EN: 'Seventh prize' },
  eighth: { TH: 'รางวัลที่ 8', EN: 'Eighth prize' },
  consolation: { TH: 'รางวัลปลอบใจ', EN: 'Consolation prize' },
  bottom2: { TH: 'เลขท้าย 2 ตัว', EN: 'Last two digits' },
  front3: { TH: 'เลขหน้า 3 ตัว', EN: 'First three digits' },
  back3: { TH: 'เลขท้าย 3 ตัว', EN: 'Last three digits' },
  index: { TH: 'ดัชนี', EN: 'Index' },
  change: { TH: 'เปลี่ยนแปลง', EN: 'Change' },
}

export const nameOfPrize = (prize: string, language: 'th' | 'en'): string =>
  prizeNames[prize]?.[language === 'th' ? 'TH' : 'EN'] ?? prize
