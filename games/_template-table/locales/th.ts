import type { TableGameTexts } from '../../kit/locales/table-texts.ts'

const marks: Record<string, string> = { HIGH: 'สูง', LOW: 'ต่ำ' }

export const th: TableGameTexts = {
  name: 'โต๊ะต้นแบบ',
  spots: marks,
  nameOf: (code) => marks[code] ?? `หน้า ${code.slice('FACE:'.length)}`,
  short: ({ winner, marks: [mark] }) => `${winner} ${marks[mark!]}`,
  call: ({ winner, marks: [mark] }) => `ออก ${winner} ${marks[mark!]}`,
  rules: ['ลูกเต๋า 1 ลูกอยู่ใต้ฝาครอบ เปิดพร้อมกันทั้งโต๊ะ', 'ต่ำคือ 1–3 สูงคือ 4–6 หรือทายหน้าที่ออก'],
}
