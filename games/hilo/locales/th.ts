import type { HiloTexts } from './texts.ts'

const spots: Record<string, string> = { LOW: 'ต่ำ 3–10', HIGH: 'สูง 12–18', ELEVEN: 'สิบเอ็ดไฮโล' }
const kinds: Record<string, string> = { FACE: 'เต็ง', TWO: 'โต๊ด', THREE: 'สามหน้า', TRIPLE: 'ตอง' }
const marks = { LOW: 'ต่ำ', HIGH: 'สูง', ELEVEN: 'ไฮโล' } as const
const sideOf = (all: readonly string[]): string =>
  all.includes('ELEVEN') ? 'สิบเอ็ดไฮโล' : all.includes('LOW') ? marks.LOW : marks.HIGH

export const th: HiloTexts = {
  name: 'ไฮโล',
  spots,
  titles: {
    main: 'ต่ำ สิบเอ็ดไฮโล สูง',
    face: 'เต็ง',
    two: 'โต๊ด 2 หน้า',
    three: 'สามหน้าไม่ซ้ำ',
    triple: 'ตอง',
    low: 'เต็งกับต่ำ',
    high: 'เต็งกับสูง',
  },
  nameOf(code) {
    const [kind, rest] = code.split(':')
    if (rest === undefined) return spots[code] ?? code
    if (kind === 'FACE_LOW') return `${rest} ต่ำ`
    return kind === 'FACE_HIGH' ? `${rest} สูง` : `${kinds[kind!] ?? kind} ${rest}`
  },
  marks,
  short: ({ score, marks: all }) =>
    (all.includes('ELEVEN') ? sideOf(all) : `${score?.[0] ?? ''} ${sideOf(all)}`) +
    (all.includes('TRIPLE') ? ' ตอง' : ''),
  call: ({ winner, score, marks: all }) =>
    `ออก ${winner.replaceAll('-', ' ')} ${all.includes('ELEVEN') ? sideOf(all) : `รวม ${score?.[0] ?? ''} ${sideOf(all)}`}${all.includes('TRIPLE') ? ' ตอง' : ''}`,
  rules: [
    'ลูกเต๋า 3 ลูกอยู่ใต้ถ้วย เขย่าแล้วเปิดพร้อมกันทั้งโต๊ะ',
    'ต่ำคือแต้มรวม 3–10 สูงคือ 12–18 และ 11 คือสิบเอ็ดไฮโล ตองนับแต้มตามปกติ',
    'เต็งจ่าย 1, 2 หรือ 3 เท่าตามจำนวนลูกที่ออกหน้านั้น โต๊ดชนะเมื่อออกครบทั้งสองหน้า',
    'เต็งกับต่ำหรือสูงชนะเมื่อออกหน้านั้นอย่างน้อย 1 ลูก และแต้มรวมอยู่ฝั่งที่เลือก',
    'อัตราจ่ายเป็นจำนวนเท่าของเดิมพัน ปัดเศษสตางค์ลง',
  ],
}
