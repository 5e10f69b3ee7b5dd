/** Names of the road maps, for tables of two sides. */
export interface RoadTexts {
  readonly beadPlate: string
  readonly bigRoad: string
  readonly bigEye: string
  readonly small: string
  readonly cockroach: string
  readonly maps: string
  /** What the derived maps would show if this side came next. */
  readonly ask: (side: string) => string
  readonly askMark: (road: string, isRed: boolean) => string
  readonly count: (name: string, count: number) => string
  readonly past: string
  readonly rounds: (count: number) => string
}

export const roadTexts: Readonly<Record<'th' | 'en', RoadTexts>> = {
  th: {
    beadPlate: 'ตารางลูกปัด',
    bigRoad: 'บิ๊กโรด',
    bigEye: 'บิ๊กอาย',
    small: 'สมอลโรด',
    cockroach: 'ค็อกโรช',
    maps: 'สถิติโต๊ะ',
    ask: (side) => `ถ้าออก${side}`,
    askMark: (road, isRed) => `${road} ${isRed ? 'แดง' : 'น้ำเงิน'}`,
    count: (name, count) => `${name} ${count}`,
    past: 'ผลในอดีตไม่บอกผลรอบถัดไป',
    rounds: (count) => `${count} รอบ`,
  },
  en: {
    beadPlate: 'Bead plate',
    bigRoad: 'Big road',
    bigEye: 'Big eye',
    small: 'Small road',
    cockroach: 'Cockroach',
    maps: 'Road maps',
    ask: (side) => `If ${side} comes`,
    askMark: (road, isRed) => `${road} ${isRed ? 'red' : 'blue'}`,
    count: (name, count) => `${name} ${count}`,
    past: 'Past results say nothing about the next round',
    rounds: (count) => `${count} ${count === 1 ? 'round' : 'rounds'}`,
  },
}
