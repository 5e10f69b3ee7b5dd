/** The promotions of the demo. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'

interface DemoPromotion {
  kind: PromotionKindCode
  names: { th: string; en: string }
  texts: { th: string; en: string }
  arguments?: Record<string, unknown>
  audience?: Record<string, unknown>
  budgetAmount?: number
  /** Of a business day. */
  dayBudgetAmount?: number
  claimLimit?: number
}

export const demoPromotions: readonly DemoPromotion[] = [
  {
    kind: 'FIRST_DEPOSIT',
    names: { th: 'ฝากครั้งแรกรับเพิ่มเท่าตัว', en: 'First deposit doubled' },
    texts: { th: 'เลือกโปรโมชั่นนี้ในหน้าฝากเงิน', en: 'Choose it in the deposit form.' },
    budgetAmount: 50_000_000,
  },
  {
    kind: 'RELOAD',
    names: { th: 'ฝากแรกของวันรับเพิ่ม 10%', en: '10% on the first deposit of the day' },
    texts: { th: 'รับได้ทุกวัน วันละ 1 ครั้ง', en: 'Every day, once a day.' },
    dayBudgetAmount: 20_000_000,
  },
  {
    kind: 'CASHBACK',
    names: { th: 'คืนยอดเสีย 5% ทุกสัปดาห์', en: '5% of weekly losses back' },
    texts: { th: 'ระบบคำนวณให้เอง ไม่ต้องกดรับ', en: 'Worked out for you, nothing to press.' },
  },
  {
    kind: 'RESCUE',
    names: { th: 'เครดิตช่วยเหลือจากทีมงาน', en: 'Help from customer service' },
    texts: {
      th: 'เล่าให้ทีมงานทราบว่าเกิดอะไรขึ้น แนบภาพได้ไม่เกิน 3 ภาพ',
      en: 'Tell us what happened; up to three pictures help.',
    },
    arguments: { giving: 'CLAIM', amount: 10_000, maxAmount: 50_000, claimDays: 14 },
    claimLimit: 200,
  },
  {
    kind: 'FREE_ROUNDS',
    names: { th: 'รอบฟรี 10 รอบ', en: '10 free rounds' },
    texts: { th: 'เลือกเล่นในเกมที่ชอบ', en: 'In the game that you like best.' },
    arguments: { games: ['NAGA243', 'CHALAWAN', 'YIPENG243'], rounds: 10, roundAmount: 300 },
    budgetAmount: 5_000_000,
  },
  {
    kind: 'VIP',
    names: { th: 'โบนัสเลื่อนระดับและโบนัสรายเดือน', en: 'VIP level and monthly bonuses' },
    texts: { th: 'ยิ่งระดับสูง ยอดยิ่งมาก', en: 'The higher the level, the larger the bonus.' },
  },
  {
    kind: 'BIRTHDAY',
    names: { th: 'โบนัสวันเกิด', en: 'Birthday bonus' },
    texts: { th: 'สำหรับสมาชิก VIP ที่ยืนยันตัวตนแล้ว', en: 'For VIP members whose identity is verified.' },
  },
]

export const demoRemarks = [
  'เกมค้างระหว่างรอบโบนัส แนบภาพหน้าจอแล้ว',
  'เน็ตหลุดตอนเล่นบาคาร่า ขอให้ช่วยตรวจสอบ',
  'ฝากแล้วเล่นไม่ทันเวลาโปรโมชั่น',
] as const

/** The notice that leads to one of them. */
export const demoOfferNotice = {
  titles: {
    TH: 'ฝากแรกของวันรับเพิ่ม 10%',
    EN: '10% on the first deposit of the day',
    ZH: '当日首笔存款加赠 10%',
  },
  contents: {
    TH: '<p>เลือกโปรโมชั่นนี้ในหน้าฝากเงิน อ่านเงื่อนไขยอดเทิร์นก่อนรับทุกครั้ง</p>',
    EN: '<p>Choose it in the deposit form. Read its turnover conditions before you take it.</p>',
    ZH: '<p>请在存款表单中选择。参加前请阅读流水要求。</p>',
  },
} as const

/** The raffle that has been drawn when the demo begins. */
export const demoRaffleNames = { th: 'ลุ้นรางวัลเปิดศาลา', en: 'Opening raffle' } as const
