import type { TableGameTexts, TableResult } from '../../kit/locales/table-texts.ts'

const sides: Readonly<Record<string, string>> = { PLAYER: 'ผู้เล่น', BANKER: 'เจ้ามือ', TIE: 'เสมอ' }

export const th: TableGameTexts & { readonly hands: { readonly player: string; readonly banker: string } } = {
  name: 'บาคาร่า',
  hands: { player: 'ผู้เล่น', banker: 'เจ้ามือ' },
  spots: {
    PLAYER: 'ผู้เล่น',
    BANKER: 'เจ้ามือ',
    TIE: 'เสมอ',
    PLAYER_PAIR: 'คู่ผู้เล่น',
    BANKER_PAIR: 'คู่เจ้ามือ',
    DRAGON7: 'มังกร 7',
    PANDA8: 'แพนด้า 8',
  },
  rules: [
    'ใช้ไพ่ 8 สำรับ สับใหม่ทุกรอบ แจกฝั่งผู้เล่นและฝั่งเจ้ามือฝั่งละ 2 ใบ เอซนับ 1 แต้ม ไพ่ 2–9 ตามหน้าไพ่ 10 แจ็ก แหม่ม คิง นับ 0 แต้มรวมนับเฉพาะหลักหน่วย',
    'ฝั่งใดได้ 8 หรือ 9 จากสองใบแรก เปิดตัดสินทันที ไม่มีการจั่ว',
    'ผู้เล่นจั่วใบที่สามเมื่อมี 0–5 แต้ม อยู่เมื่อมี 6–7 แต้ม หากผู้เล่นไม่จั่ว เจ้ามือจั่วเมื่อมี 0–5 แต้ม',
    'หากผู้เล่นจั่ว เจ้ามือมี 0–2 จั่วเสมอ มี 3 จั่วเว้นแต่ใบที่สามของผู้เล่นเป็น 8 มี 4 จั่วเมื่อเป็น 2–7 มี 5 จั่วเมื่อเป็น 4–7 มี 6 จั่วเมื่อเป็น 6–7 มี 7 อยู่',
    'เจ้ามือชนะจ่าย 0.95 : 1 (หักค่าต๋ง 5%) ออกเสมอ เงินแทงผู้เล่นและเจ้ามือคืนทั้งหมด',
    'มังกร 7 คือเจ้ามือชนะด้วยไพ่สามใบ 7 แต้ม แพนด้า 8 คือผู้เล่นชนะด้วยไพ่สามใบ 8 แต้ม',
  ],
  short: (result) =>
    `${sides[result.winner]}${result.score ? ` ${Math.max(...result.score)} : ${Math.min(...result.score)}` : ''}`,
  call: (result) => callOf(result),
}

function callOf({ winner, marks, score = [0, 0] }: TableResult): string {
  const points =
    winner === 'TIE'
      ? `เสมอ ${score[0]} แต้ม`
      : `${sides[winner]}ชนะ ${Math.max(...score)} ต่อ ${Math.min(...score)}`
  const pairs = [
    ...(marks.includes('PLAYER_PAIR') ? ['คู่ผู้เล่น'] : []),
    ...(marks.includes('BANKER_PAIR') ? ['คู่เจ้ามือ'] : []),
  ]
  return [points, ...pairs].join(' ')
}
