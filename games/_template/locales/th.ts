import type { GameTexts } from '../../kit/locales/texts.ts'

export const th: GameTexts = {
  name: 'เกมต้นแบบ',
  symbols: { W: 'ดาวทอง', A: 'แก้วแดง', B: 'แก้วคราม', C: 'แก้วเขียว' },
  rules: ['วงล้อ 3 วง ต้องได้สัญลักษณ์เดียวกันครบ 3 ตัวบนไลน์กลาง', 'ดาวทองเป็นไวลด์ แทนได้ทุกสัญลักษณ์'],
}
