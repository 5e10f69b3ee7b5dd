/** Heads and words of downloaded records. */
import type { RecordWords } from './record-words.ts'

export const recordWords: RecordWords = {
  heads: {
    time: 'เวลา', betNo: 'เลขที่บิล', game: 'เกม', vendor: 'ค่าย', product: 'หมวด', stake: 'เดิมพัน', taken: 'หักจากยอดทั้งหมด', validBet: 'ยอดนับเทิร์น', payout: 'ยอดจ่าย', winLoss: 'ได้เสีย', jackpot: 'แจ็กพอต', status: 'สถานะ', round: 'รอบ', type: 'ประเภท', amount: 'จำนวน', balance: 'คงเหลือ', reference: 'อ้างอิง', transaction: 'เลขที่รายการ', currency: 'สกุลเงิน',
    source: 'ที่มา', base: 'จากยอด', required: 'เทิร์นที่ต้องทำ', done: 'ทำแล้ว', left: 'คงเหลือ', expires: 'หมดอายุ', ended: 'สิ้นสุดเมื่อ', date: 'วันที่', room: 'ห้อง', deposits: 'ฝาก', withdrawals: 'ถอน', bonuses: 'โบนัส', total: 'รวม',
  },
  products: { RNG: 'สล็อต', LIVE: 'คาสิโนสด', FISH: 'ยิงปลา', PVP: 'เกมไพ่', SPORTS: 'กีฬา', ESPORTS: 'อีสปอร์ต', COCKFIGHT: 'ไก่ชน', LOTT: 'หวย', ELOTT: 'หวยออนไลน์', VN: 'หวยเวียดนาม', SEA: 'หวยเอเชีย' },
  statuses: { PENDING: 'รอผล', WON: 'ชนะ', LOST: 'แพ้', PUSH: 'เสมอ คืนทุน', REFUNDED: 'คืนเงินแล้ว' },
  requirements: { OPEN: 'กำลังทำ', DONE: 'ครบแล้ว', DONE_BY_BUST: 'ปิดแล้ว ยอดเงินหมด', FORFEITED: 'สละแล้ว', EXPIRED: 'หมดอายุแล้ว', CANCELLED: 'ยกเลิกแล้ว' },
  sources: { deposit: 'ฝากเงิน', transfer: 'รับจากอัปไลน์', adjustment: 'ปรับยอด', bonus: 'โบนัส' },
  codes: {
    BET: 'เดิมพัน', PAYOUT: 'จ่ายเงินรางวัล', REFUND: 'คืนเงินเดิมพัน', PAYOUT_REVERSAL: 'ยกเลิกเงินรางวัล', JACKPOT: 'แจ็กพอต', JACKPOT_SHARE: 'สมทบแจ็กพอต', JACKPOT_SEED: 'เงินตั้งต้นแจ็กพอต', RAKE: 'ค่าต๋ง',
    RESETTLE: 'คิดผลใหม่', DEPOSIT: 'ฝากเงิน', WITHDRAW_HOLD: 'กันเงินรอถอน', WITHDRAW_PAID: 'ถอนเงินสำเร็จ', WITHDRAW_RETURN: 'คืนเงินจากการถอน',
    FEE: 'ค่าธรรมเนียม', ADJUSTMENT: 'ปรับยอด', DEPOSIT_RETURN: 'คืนเงินฝาก', BONUS: 'โบนัส', BONUS_RELEASE: 'โบนัสเข้ายอดเงินแล้ว',
    FORFEIT: 'สละโบนัส', CASHBACK: 'คืนยอดเสีย', RED_ENVELOPE: 'อั่งเปา', REBATE: 'คืนค่าคอม', POINTS_EARNED: 'ได้รับแต้ม',
    POINTS_REDEEM: 'แลกแต้ม', PRIZE: 'รางวัล', COMMISSION: 'ค่าคอมมิชชั่น', SALARY_D: 'ค่าตอบแทนรายวัน', SALARY_H: 'ค่าตอบแทนรายชั่วโมง',
    SALARY_R: 'ค่าตอบแทนเรียลไทม์', DIVIDEND: 'ส่วนแบ่งรายได้', TRANSFER_UP: 'โอนให้อัปไลน์', TRANSFER_DOWN: 'โอนให้ดาวน์ไลน์', HOLD: 'กันเงิน',
    HOLD_RELEASE: 'คืนเงินที่กันไว้', HOLD_CAPTURE: 'หักเงินที่กันไว้', POCKET_IN: 'โอนเข้ากระเป๋าเกม', POCKET_OUT: 'โอนออกจากกระเป๋าเกม', POCKET_RESULT: 'ผลของกระเป๋าเกม',
    TRIAL_GRANT: 'เงินทดลองเล่น', TRIAL_RESET: 'เริ่มเงินทดลองเล่นใหม่', RECEIVABLE: 'ยอดค้างชำระ', RECEIVABLE_REPAID: 'ชำระยอดค้าง', REVERSAL: 'ยกเลิกรายการ',
    OPENING: 'ยอดเริ่มต้น',
  },
  seats: { TAKEN: 'เข้าห้อง', ADDED: 'เติมเงินในห้อง', LEFT: 'ออกจากห้อง' },
}
