import { roomTh } from '../../kit/locales/room-th.ts'
import type { PokDengRoomTexts } from './texts.ts'

/** The pronoun and its verb are written together. */
const who = (name: string): string => (name === roomTh.log.you ? name : `${name} `)

export const th: PokDengRoomTexts = {
  name: 'ห้องป๊อกเด้ง',
  room: {
    ...roomTh,
    pot: 'เดิมพันรวม',
    lobby: { ...roomTh.lobby, averagePot: 'เดิมพันรวมเฉลี่ย', handsPerHour: 'รอบต่อชั่วโมง' },
    seat: { ...roomTh.seat, waiting: 'รอรอบหน้า' },
    closing: { ...roomTh.closing, now: 'โต๊ะนี้กำลังปิด เล่นรอบนี้ให้จบ แล้วเงินหน้าตักจะคืนเข้ายอดเงินทั้งหมด' },
    out: { ...roomTh.out, hint: 'พักเกิน 5 นาที ระบบจะให้ลุกและคืนเงินหน้าตัก' },
    buyIn: { ...roomTh.buyIn, out: 'ชิปหน้าตักไม่พอเล่นรอบต่อไป ต้องมีอย่างน้อย 5 เท่าของเดิมพันต่ำสุด เติมชิปเพื่อเล่นต่อ', topUpIntro: 'ระหว่างรอบ ชิปจะเข้าเมื่อจบรอบนี้', topUpPending: (amount) => `จะเติม ${amount} เมื่อจบรอบนี้` },
    leave: { ...roomTh.leave, introNow: 'ตอนนี้คุณไม่ได้อยู่ในรอบ จะลุกได้ทันที', introHand: 'คุณยังอยู่ในรอบนี้ จะลุกเมื่อจบรอบ ระหว่างนี้ระบบจะตัดสินใจแทนตามแต้ม', isLeaving: 'จะลุกเมื่อจบรอบนี้', toRoomsHint: 'คุณยังนั่งอยู่ที่โต๊ะนี้ ถ้าไม่กลับมาเล่นในเวลา ระบบจะตัดสินใจแทนตามแต้ม' },
    turn: { ...roomTh.turn, nextHand: (seconds) => `รอบต่อไปใน ${seconds} วินาที` },
    log: { ...roomTh.log, title: 'รอบนี้', empty: 'ยังไม่มีการเล่นในรอบนี้' },
    history: { ...roomTh.history, title: 'รอบที่เล่น', intro: 'รอบของคุณที่เกมนี้ ล่าสุดก่อน', empty: 'ยังไม่มีรอบที่เล่นจบ', replayTitle: (handNo) => `ดูย้อนหลัง รอบ ${handNo}`, end: 'จบรอบ' },
    bar: { ...roomTh.bar, history: 'รอบที่เล่น', handNo: (handNo) => `รอบ ${handNo}`, log: 'บันทึกรอบนี้' },
    line: { ...roomTh.line, lostTurn: 'ระบบจะจั่วหรือไม่จั่วแทนตามแต้ม' },
  },
  actions: { BET: 'วางเดิมพัน', DRAW: 'จั่ว', STAND: 'ไม่จั่ว', PASS: 'งด' },
  bidTag: (rounds) => `ประมูล ${rounds} รอบ`,
  phases: { BID: 'ประมูลเจ้ามือ', BET: 'วางเดิมพัน', DRAW: 'จั่วหรือไม่จั่ว', BANKER: 'เจ้ามือตัดสินใจ', OVER: 'เปิดไพ่' },
  bank: (name, left, rounds) => `เจ้ามือ ${name} · เหลือ ${left} จาก ${rounds} รอบ`, noBank: 'ยังไม่มีเจ้ามือ', banker: 'เจ้ามือ',
  // The figure stays with its word where a hand is told in two lines.
  points: (points) => `${points}\u00a0แต้ม`,
  kinds: { POK_9: 'ป๊อกเก้า', POK_8: 'ป๊อกแปด', TONG: 'ตอง', STRAIGHT_FLUSH: 'สเตรทฟลัช', STRAIGHT: 'เรียง', SAM_LUEANG: 'สามเหลือง' },
  deng: (deng) => ({ 2: 'สองเด้ง', 3: 'สามเด้ง', 5: 'ห้าเด้ง' })[deng] ?? '',
  commission: 'ค่าต๋ง 3% ของกำไรสุทธิแต่ละรอบ',
  lines: {
    bid: (name, rounds) => `${who(name)}ประมูล ${rounds} รอบ`, bank: (name, rounds) => `${who(name)}เป็นเจ้ามือ ${rounds} รอบ`,
    bankEnded: { PLAYED: 'เจ้ามือเล่นครบรอบแล้ว', LEFT: 'เจ้ามือลุกจากโต๊ะ', SHORT: 'เจ้ามือมีเงินไม่พอคุ้มโต๊ะ', AWAY: 'สายของเจ้ามือหลุด' },
    bet: (name, amount) => `${who(name)}วางเดิมพัน ${amount}`, pass: (name) => `${who(name)}งด`, draw: (name) => `${who(name)}จั่ว`, stand: (name) => `${who(name)}ไม่จั่ว`,
    shows: (name, hand) => `${who(name)}เปิดไพ่ ${hand}`, wins: (name, amount) => `${who(name)}ชนะ ${amount}`, loses: (name, amount) => `${who(name)}เสีย ${amount}`, push: (name) => `${who(name)}เสมอ`, voided: 'รอบนี้ไม่มีการเล่น',
  },
  bar: {
    bidTitle: 'ประมูลเป็นเจ้ามือ', cover: (amount) => `ผู้เสนอรอบมากที่สุดได้เป็นเจ้ามือ ต้องมีหน้าตักอย่างน้อย ${amount}`, rounds: (count) => `${count} รอบ`, noBid: 'ไม่ประมูล',
    bet: (amount) => `วางเดิมพัน ${amount}`, noBet: 'งดรอบนี้', least: 'ต่ำสุด', most: 'สูงสุด', again: 'เท่าเดิม', held: (amount) => `กันไว้ ${amount} (5 เท่า) จนจบรอบ`, less: 'ลดเดิมพัน', more: 'เพิ่มเดิมพัน', amount: 'เดิมพัน',
    draw: 'จั่ว', stand: 'ไม่จั่ว', drawHint: 'หมดเวลา: 0–4 แต้มจั่ว 5 แต้มขึ้นไปไม่จั่ว', bankerHint: 'คุณเป็นเจ้ามือ หมดเวลา: 0–4 แต้มจั่ว', waiting: 'รอผู้เล่นอื่น',
  },
}
