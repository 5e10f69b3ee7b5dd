import type { PrawncrabTexts } from './texts.ts'

const symbols = ['ปลา', 'กุ้ง', 'น้ำเต้า', 'ปู', 'ไก่', 'เสือ']
const say = (faces: string): string =>
  faces
    .split('-')
    .map((face) => symbols[Number.parseInt(face, 10) - 1] ?? '')
    .join(' ')

export const th: PrawncrabTexts = {
  name: 'น้ำเต้าปูปลา',
  spots: { ANY_TRIPLE: 'ตองใดก็ได้' },
  symbols,
  titles: { symbols: 'เต็ง', two: 'โต๊ด 2 ตัว', triple: 'ตอง', any: 'ตองใดก็ได้' },
  nameOf(code) {
    const [kind, rest] = code.split(':')
    if (rest === undefined) return 'ตองใดก็ได้'
    return kind === 'FACE' ? say(rest) : `${kind === 'TWO' ? 'โต๊ด' : 'ตอง'} ${say(rest)}`
  },
  short: ({ winner }) => say(winner),
  call: ({ winner, marks }) => `ออก ${say(winner)}${marks.includes('TRIPLE') ? ' ตอง' : ''}`,
  rules: [
    'ลูกเต๋า 3 ลูกมีรูป ปลา กุ้ง น้ำเต้า ปู ไก่ และเสือ อยู่ใต้ฝาครอบ เขย่าแล้วเปิดพร้อมกันทั้งโต๊ะ',
    'เต็งจ่าย 1, 2 หรือ 3 เท่าตามจำนวนลูกที่ออกตัวนั้น',
    'โต๊ดชนะเมื่อออกครบทั้งสองตัว ตองต้องออกเหมือนกันทั้ง 3 ลูก',
    'อัตราจ่ายเป็นจำนวนเท่าของเดิมพัน ปัดเศษสตางค์ลง',
  ],
}
