import type { TableGameTexts, TableResult } from '../../kit/locales/table-texts.ts'

const sides: Readonly<Record<string, string>> = { DRAGON: 'มังกร', TIGER: 'เสือ', TIE: 'เสมอ' }
const heights = ['', 'เอซ', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'แจ็ก', 'แหม่ม', 'คิง']

export const th: TableGameTexts = {
  name: 'เสือมังกร',
  spots: {
    DRAGON: 'มังกร',
    TIGER: 'เสือ',
    TIE: 'เสมอ',
    SUITED_TIE: 'เสมอดอกเดียวกัน',
    DRAGON_BIG: 'มังกรสูง',
    DRAGON_SMALL: 'มังกรต่ำ',
    DRAGON_ODD: 'มังกรคี่',
    DRAGON_EVEN: 'มังกรคู่',
    TIGER_BIG: 'เสือสูง',
    TIGER_SMALL: 'เสือต่ำ',
    TIGER_ODD: 'เสือคี่',
    TIGER_EVEN: 'เสือคู่',
    BIG: 'สูง',
    SMALL: 'ต่ำ',
    ODD: 'คี่',
    EVEN: 'คู่',
  },
  rules: [
    'ใช้ไพ่ 8 สำรับ สับใหม่ทุกรอบ แจกให้มังกรและเสือฝั่งละหนึ่งใบ ใบสูงกว่าชนะ เอซต่ำสุด คิงสูงสุด ดอกไม่มีผล',
    'ออกเสมอ เงินแทงมังกรและเสือเสียครึ่งหนึ่ง อีกครึ่งคืน',
    'เสมอดอกเดียวกันคือทั้งสองใบเลขและดอกเดียวกัน',
    'สูงคือ 8 ถึงคิง ต่ำคือเอซถึง 6 คู่และคี่นับตามลำดับไพ่ เอซเป็น 1 แจ็ก 11 แหม่ม 12 คิง 13 เลข 7 เสียทุกช่องสูง ต่ำ คู่ คี่',
  ],
  short: ({ winner, score = [] }: TableResult) =>
    `${sides[winner]} ${score.map((height) => heights[height]).join(' : ')}`,
  call: ({ winner, marks, score = [] }: TableResult) =>
    winner === 'TIE'
      ? `${marks.includes('SUITED_TIE') ? 'เสมอดอกเดียวกัน' : 'เสมอ'} ${heights[score[0] ?? 0]}`
      : `${sides[winner]}ชนะ มังกร ${heights[score[0] ?? 0]} เสือ ${heights[score[1] ?? 0]}`,
}
