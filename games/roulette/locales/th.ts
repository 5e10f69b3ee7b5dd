import { insideKinds, isInside, type RouletteTexts } from './texts.ts'

const colours = { red: 'แดง', black: 'ดำ', zero: 'ศูนย์' } as const
const colourOf = (marks: readonly string[]): string =>
  marks.includes('RED') ? colours.red : marks.includes('BLACK') ? colours.black : ''

const outside: Record<string, string> = {
  'COLUMN:1': 'คอลัมน์ 1',
  'COLUMN:2': 'คอลัมน์ 2',
  'COLUMN:3': 'คอลัมน์ 3',
  'DOZEN:1': '1–12',
  'DOZEN:2': '13–24',
  'DOZEN:3': '25–36',
  RED: 'แดง',
  BLACK: 'ดำ',
  ODD: 'คี่',
  EVEN: 'คู่',
  LOW: 'ต่ำ 1–18',
  HIGH: 'สูง 19–36',
}

export const th: RouletteTexts = {
  name: 'รูเล็ต',
  spots: outside,
  outside,
  kinds: {
    straight: 'เต็ง 1 เลข',
    split: 'คร่อม 2 เลข',
    street: 'แถว 3 เลข',
    corner: 'มุม 4 เลข',
    line: 'สองแถว 6 เลข',
    column: 'คอลัมน์ 12 เลข',
    dozen: 'โหล 12 เลข',
    even: 'แดง ดำ คู่ คี่ สูง ต่ำ',
  },
  inside: (kind, numbers) =>
    `${{ straight: 'เต็ง', split: 'คร่อม', street: 'แถว', corner: 'มุม', line: 'สองแถว' }[kind]} ${numbers}`,
  nameOf(code) {
    const [kind = '', numbers = ''] = code.split(':')
    return outside[code] ?? (isInside(kind) ? this.inside(insideKinds[kind], numbers) : code)
  },
  modes: {
    label: 'ช่องที่แสดง',
    cloth: 'ผังเดิมพัน',
    numbers: 'เต็ง',
    splits: 'คร่อม',
    groups: '3 · 4 · 6 เลข',
    track: 'รางวงล้อ',
  },
  sectors: {
    voisins: { name: 'ย่านศูนย์ 17 เลข', french: 'Voisins du zéro' },
    tiers: { name: 'ฝั่งตรงข้าม 12 เลข', french: 'Tiers du cylindre' },
    orphelins: { name: 'เลขนอกกลุ่ม 8 เลข', french: 'Orphelins' },
    zero: { name: 'รอบศูนย์ 7 เลข', french: 'Jeu zéro' },
  },
  sectorChips: (chips) => `${chips} ชิป`,
  neighbours: 'เลขข้างเคียง',
  eachSide: (count) => `ข้างละ ${count}`,
  fewer: 'ลดเลขข้างเคียง',
  more: 'เพิ่มเลขข้างเคียง',
  neighbourBet: (number, eachSide, numbers) => `เลข ${number} กับข้างเคียงข้างละ ${eachSide} คือ ${numbers}`,
  colours,
  statistics: 'สถิติ',
  lastNumbers: 'เลขล่าสุด',
  often: 'ออกบ่อย',
  seldom: 'ออกน้อย',
  times: (count) => `${count} ครั้ง`,
  predictsNothing: (rounds) => `นับจาก ${rounds} รอบล่าสุด ผลที่ผ่านมาไม่บอกผลรอบถัดไป`,
  short: ({ winner, marks }) => `${winner} ${colourOf(marks)}`.trim(),
  call: ({ winner, marks }) =>
    winner === '0'
      ? 'ออกศูนย์'
      : `ออก ${winner} ${colourOf(marks)} ${marks.includes('ODD') ? 'คี่' : 'คู่'} ${marks.includes('LOW') ? 'ต่ำ' : 'สูง'}`,
  rules: [
    'วงล้อมี 37 ช่อง เลข 0–36 ลูกเหล็กหยุดที่ช่องใดคือผลของรอบ ทุกช่องมีโอกาสเท่ากัน',
    'แทงเลขเดียวหรือหลายเลขที่ติดกันบนผัง ยิ่งครอบคลุมมากเลข ยิ่งจ่ายน้อยลงตามส่วน',
    'เมื่อออกศูนย์ แดง ดำ คู่ คี่ สูง ต่ำ คอลัมน์ และโหลแพ้ทั้งหมด',
    'รางวงล้อวางชิปตามลำดับเลขบนวงล้อ ชิปแต่ละตัวไปอยู่ในช่องจริงบนผังและคิดผลตามช่องนั้น',
  ],
}
