import type { SicboTexts } from './texts.ts'

const spots: Record<string, string> = { SMALL: 'ต่ำ', BIG: 'สูง', ODD: 'คี่', EVEN: 'คู่', ANY_TRIPLE: 'ตองใดก็ได้' }
const kinds: Record<string, string> = { SUM: 'แต้มรวม', FACE: 'เต็ง', TWO: 'โต๊ด', DOUBLE: 'เบิ้ล', TRIPLE: 'ตอง' }
const markOf = (marks: readonly string[]): string =>
  marks
    .map((mark) => ({ TRIPLE: 'ตอง', BIG: 'สูง', SMALL: 'ต่ำ' })[mark] ?? '')
    .filter(Boolean)
    .join(' ')

export const th: SicboTexts = {
  name: 'ซิกโบ',
  spots,
  titles: {
    main: 'ต่ำ คี่ คู่ สูง',
    sums: 'แต้มรวม',
    face: 'เต็ง',
    two: 'โต๊ด 2 หน้า',
    double: 'เบิ้ล',
    triple: 'ตองเจาะจง',
    any: 'ตองใดก็ได้',
  },
  nameOf(code) {
    const [kind, rest] = code.split(':')
    return rest === undefined ? (spots[code] ?? code) : `${kinds[kind!] ?? kind} ${rest}`
  },
  marks: { BIG: 'สูง', SMALL: 'ต่ำ', TRIPLE: 'ตอง' },
  short: ({ score, marks }) => `${score?.[0] ?? ''} ${markOf(marks)}`.trim(),
  call: ({ winner, score, marks }) =>
    `ออก ${winner.replaceAll('-', ' ')} รวม ${score?.[0] ?? ''} ${markOf(marks)} ${marks.includes('TRIPLE') ? '' : marks.includes('ODD') ? 'คี่' : 'คู่'}`.trim(),
  rules: [
    'ลูกเต๋า 3 ลูกอยู่ใต้ฝาครอบ เขย่าแล้วเปิดพร้อมกันทั้งโต๊ะ',
    'ต่ำคือแต้มรวม 4–10 สูงคือ 11–17 เมื่อออกตอง สูง ต่ำ คู่ คี่แพ้ทั้งหมด',
    'เต็งจ่าย 1, 2 หรือ 3 เท่าตามจำนวนลูกที่ออกหน้านั้น',
    'โต๊ดชนะเมื่อออกครบทั้งสองหน้า เบิ้ลชนะเมื่อออกหน้านั้นตั้งแต่ 2 ลูก ตองต้องออกเหมือนกันทั้ง 3 ลูก',
  ],
}
