import { roomTh } from '../../kit/locales/room-th.ts'
import type { HoldemTexts } from './texts.ts'

/** The pronoun and its verb are written together. */
const who = (name: string): string => (name === roomTh.log.you ? name : `${name} `)

export const th: HoldemTexts = {
  name: 'เท็กซัสโฮลเอ็ม',
  room: {
    ...roomTh,
    fair: { ...roomTh.fair, intro: 'แฮชของเซิร์ฟเวอร์ซีดประกาศก่อนแจกไพ่ ไคลเอนต์ซีดของทุกคนที่ได้ไพ่รวมกันเป็นส่วนของผู้เล่น ซีดบอกไพ่ทุกใบของมือ จึงเปิดหลังจบมือ 24 ชั่วโมง เพื่อไม่ให้ใครเห็นไพ่ที่หมอบระหว่างเล่น', running: 'เปิดหลังจบมือ 24 ชั่วโมง' },
  },
  actions: { FOLD: 'หมอบ', CHECK: 'เช็ก', CALL: 'คอล', BET: 'เดิมพัน', RAISE: 'เกทับ', SMALL_BLIND: 'สมอลไบลนด์', BIG_BLIND: 'บิ๊กไบลนด์', POST: 'ลงไบลนด์' },
  lines: {
    FOLD: (name) => `${who(name)}หมอบ`, CHECK: (name) => `${who(name)}เช็ก`, CALL: (name, amount) => `${who(name)}คอล ${amount}`, BET: (name, amount) => `${who(name)}เดิมพัน ${amount}`, RAISE: (name, amount) => `${who(name)}เกทับเป็น ${amount}`,
    SMALL_BLIND: (name, amount) => `${who(name)}ลงสมอลไบลนด์ ${amount}`, BIG_BLIND: (name, amount) => `${who(name)}ลงบิ๊กไบลนด์ ${amount}`, POST: (name, amount) => `${who(name)}ลงไบลนด์ ${amount}`,
    RETURN: (name, amount) => `คืน ${amount} ที่ไม่มีใครคอลให้${name === roomTh.log.you ? '' : ' '}${name}`, RAKE: (_name, amount) => `ค่าต๋ง ${amount}`, TIMEOUT: (name) => `${who(name)}หมดเวลา`,
  },
  streets: { PREFLOP: 'ก่อนฟลอป', FLOP: 'ฟลอป', TURN: 'เทิร์น', RIVER: 'ริเวอร์', SHOWDOWN: 'เปิดไพ่' },
  hands: { HIGH_CARD: 'ไฮการ์ด', PAIR: 'หนึ่งคู่', TWO_PAIR: 'สองคู่', TRIPS: 'ตอง', STRAIGHT: 'สเตรท', FLUSH: 'ฟลัช', FULL_HOUSE: 'ฟูลเฮาส์', QUADS: 'โฟร์ออฟอะไคนด์', STRAIGHT_FLUSH: 'สเตรทฟลัช', ROYAL_FLUSH: 'รอยัลฟลัช' },
  draws: { flush: (suit) => `ลุ้นฟลัช${suit}`, straight: 'ลุ้นสเตรท', both: 'ลุ้นฟลัชและสเตรท' },
  shows: (name, cards, hand) => `${who(name)}เปิด ${cards} ${hand}`, mucks: (name) => `${who(name)}ไม่เปิดไพ่`, wins: (name, amount) => `${who(name)}ชนะ ${amount}`, allIn: 'ออลอิน',
  bar: {
    fold: 'หมอบ', check: 'เช็ก', call: (amount) => `คอล ${amount}`, callAllIn: (amount) => `คอลหมดหน้าตัก ${amount}`, bet: (amount) => `เดิมพัน ${amount}`, raise: (amount) => `เกทับ ${amount}`, allIn: (amount) => `ออลอิน ${amount}`,
    third: '⅓ กอง', half: '½ กอง', pot: 'เต็มกอง', all: 'หมดหน้าตัก', less: 'ลดจำนวน', more: 'เพิ่มจำนวน', amount: 'จำนวนที่ลง', amountOf: (least, most) => `${least} ถึง ${most}`,
    before: 'เลือกไว้ล่วงหน้า', checkFold: 'เช็กหรือหมอบ', checkOnly: 'เช็กถ้าได้', waiting: 'รอผู้เล่นอื่น',
  },
  rake: (cap) => `ค่าต๋ง 5% สูงสุด ${cap}`, noRake: 'ไม่ถึงฟลอปไม่มีค่าต๋ง',
}
