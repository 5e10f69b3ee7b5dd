import type { TableGameTexts, TableResult } from '../../kit/locales/table-texts.ts'

export interface PokDengTexts {
  readonly dealer: string
  readonly hand: (seat: number) => string
  readonly points: (points: number) => string
  readonly kinds: Readonly<
    Record<'POINTS' | 'SAM_LUEANG' | 'STRAIGHT' | 'STRAIGHT_FLUSH' | 'TONG' | 'POK_8' | 'POK_9', string>
  >
  readonly deng: Readonly<Record<number, string>>
  readonly ends: Readonly<Record<'WON' | 'LOST' | 'EVEN', string>>
  readonly note: string
  readonly pays: string
  readonly past: string
  readonly payRow: (deng: number) => string
}

const kinds: PokDengTexts['kinds'] = {
  POINTS: '',
  SAM_LUEANG: 'สามเหลือง',
  STRAIGHT: 'เรียง',
  STRAIGHT_FLUSH: 'สเตรทฟลัช',
  TONG: 'ตอง',
  POK_8: 'ป๊อกแปด',
  POK_9: 'ป๊อกเก้า',
}
const dealerHand = ({ marks, score = [] }: TableResult): string =>
  (kinds[marks[0] as keyof typeof kinds] ?? '') || `${score[0] ?? 0} แต้ม`

export const th: TableGameTexts & { readonly own: PokDengTexts } = {
  name: 'ป๊อกเด้ง',
  spots: Object.fromEntries([1, 2, 3, 4, 5, 6].map((seat) => [`HAND${seat}`, `ขา ${seat}`])),
  rules: [
    'ใช้ไพ่หนึ่งสำรับ สับใหม่ทุกรอบ แจกหกขาและเจ้ามือคนละสองใบ แต่ละขาเทียบกับเจ้ามือ แทงขาใดก็ได้',
    'ลำดับจากสูงไปต่ำ ป๊อกเก้า ป๊อกแปด ตอง สเตรทฟลัช เรียง สามเหลือง แล้วจึงแต้ม 0–9 เท่ากันเสมอ คืนเงิน',
    'สองใบดอกเดียวกันหรือเลขเดียวกันเป็นสองเด้ง สามใบดอกเดียวกัน เรียง และสามเหลืองเป็นสามเด้ง ตองและสเตรทฟลัชเป็นห้าเด้ง',
    'เจ้ามือป๊อก เปิดตัดสินทันที มิฉะนั้นแต่ละขาจั่วตามวิธีเล่นที่ดีที่สุด: 0–4 จั่ว 5 จั่วเว้นแต่สองใบดอกเดียวกัน (2–3 และ 7–8 ดอกเดียวกันจั่ว เอซ–4 ต่างดอกอยู่) 6–7 อยู่ เจ้ามือจั่วเมื่อมี 0–4 แต้ม',
    'ชนะได้จำนวนเด้งของขาคูณเงินแทง หักค่าต๋ง 5% แพ้เสียจำนวนเด้งของเจ้ามือคูณเงินแทง จึงกันเงินไว้ 5 เท่าเมื่อแทง ส่วนที่ไม่เสียคืนพร้อมผล',
  ],
  short: (result) => `เจ้ามือ ${dealerHand(result)}`,
  call: (result) =>
    `เจ้ามือ ${dealerHand(result)} ขาที่ชนะ ${[...result.winner].flatMap((letter, index) => (letter === 'W' ? [index + 1] : [])).join(' ') || 'ไม่มี'}`,
  own: {
    dealer: 'เจ้ามือ',
    hand: (seat) => `ขา ${seat}`,
    points: (points) => `${points} แต้ม`,
    kinds,
    deng: { 1: '', 2: 'สองเด้ง', 3: 'สามเด้ง', 5: 'ห้าเด้ง' },
    ends: { WON: 'ชนะ', LOST: 'แพ้', EVEN: 'เสมอ' },
    note: 'กันเงินไว้ 5 เท่าของเงินแทง เพราะขาหนึ่งเสียได้ถึงห้าเด้ง ส่วนที่ไม่เสียคืนพร้อมผล',
    pays: 'เด้ง : 1',
    past: 'ผลของแต่ละขา + ชนะ = เสมอ − แพ้',
    payRow: (deng) =>
      deng === 1 ? 'ชนะไม่มีเด้ง' : `ชนะ${({ 2: 'สอง', 3: 'สาม', 5: 'ห้า' } as Record<number, string>)[deng]}เด้ง`,
  },
}
