/** The sentences of refusals of the lotteries. */
import type { lotteryErrors } from '../../errors/lottery.ts'
import type { AreaSentences } from './area.ts'

export const lotterySentences: AreaSentences<keyof typeof lotteryErrors> = {
  th: {
    LOTTERY_GAME_UNKNOWN: 'ไม่มีหวยนี้ให้บริการ',
    LOTTERY_ISSUE_UNKNOWN: 'ไม่พบงวดนี้ กรุณาโหลดหน้าใหม่',
    LOTTERY_NOT_OPEN: 'งวด {numero} ยังไม่เปิดรับ',
    LOTTERY_CLOSED: 'งวดนี้ปิดรับแทงแล้ว',
    LOTTERY_COMBINATION_MISMATCH: 'รายการแทงที่ {line} ไม่ถูกต้อง กรุณาตรวจสอบตัวเลข',
    LOTTERY_NUMBER_CLOSED: 'เลข {number} ปิดรับแล้ว',
    LOTTERY_ODDS_REDUCED: 'อัตราจ่ายลดเหลือ {odds}',
    LOTTERY_PRIZE_GROUP: 'เลือกระดับอัตราจ่ายได้ {min} ถึง {max}',
    LOTTERY_PAYOUT_LIMIT:
      '{multiple, select, 0 {ถึงวงเงินจ่ายสูงสุดของงวดนี้แล้ว} other {ยอดจ่ายเกินวงเงิน ใช้ได้ไม่เกิน {multiple} เท่า}}',
    LOTTERY_STAKE_LIMIT: 'ราคาต่อโพยต้องอยู่ระหว่าง {min} ถึง {max}',
    LOTTERY_ORDER_NOT_FOUND: 'ไม่พบรายการแทง',
    LOTTERY_CANCEL_CLOSED: 'รายการนี้ยกเลิกไม่ได้แล้ว',
    LOTTERY_CANCEL_LIMIT: '{max, plural, other {หวยนี้ยกเลิกได้วันละไม่เกิน # ครั้ง}}',
    LOTTERY_CHASE_NOT_FOUND: 'ไม่พบแผนแทงล่วงหน้า',
    LOTTERY_CHASE_STATE: 'แผนนี้สิ้นสุดแล้ว',
    LOTTERY_CHASE_ISSUES: 'แทงล่วงหน้าได้ไม่เกิน {max} งวด',
    LOTTERY_CHASE_ORDER: 'งวดต้องเรียงตามลำดับและเริ่มจากงวดที่เปิดรับ',
    LOTTERY_CHASE_REAL_ONLY: 'แทงล่วงหน้าต้องใช้เงินจริง {amount}',
    LOTTERY_VOID_CLOSED: 'งวดนี้ปิดรับแล้ว ยกเลิกงวดไม่ได้',
    YEEKEE_SHOT_INVALID: 'กรุณากรอกเลข 5 หลัก',
    YEEKEE_TOO_SOON: '{seconds, plural, other {กรุณารอ # วินาทีก่อนยิงครั้งต่อไป}}',
    YEEKEE_SHOTS_USED: '{max, plural, other {ยิงได้รอบละไม่เกิน # ครั้ง}}',
    YEEKEE_OVER: 'รอบนี้ปิดยิงเลขแล้ว',
  },
  en: {
    LOTTERY_GAME_UNKNOWN: 'This lottery is not available',
    LOTTERY_ISSUE_UNKNOWN: 'This issue does not exist, please reload the page',
    LOTTERY_NOT_OPEN: 'Issue {numero} is not open yet',
    LOTTERY_CLOSED: 'This issue is closed',
    LOTTERY_COMBINATION_MISMATCH: 'Bet {line} is invalid, please check your selection',
    LOTTERY_NUMBER_CLOSED: 'Number {number} is closed',
    LOTTERY_ODDS_REDUCED: 'Odds reduced to {odds}',
    LOTTERY_PRIZE_GROUP: 'Choose a prize group from {min} to {max}',
    LOTTERY_PAYOUT_LIMIT:
      '{multiple, select, 0 {The payout limit of this issue is already reached} other {The payout would exceed the limit. Highest multiple: {multiple}}}',
    LOTTERY_STAKE_LIMIT: 'A ticket must cost {min} to {max}',
    LOTTERY_ORDER_NOT_FOUND: 'Bet not found',
    LOTTERY_CANCEL_CLOSED: 'This bet can no longer be cancelled',
    LOTTERY_CANCEL_LIMIT:
      '{max, plural, one {You can cancel # time a day in this lottery} other {You can cancel # times a day in this lottery}}',
    LOTTERY_CHASE_NOT_FOUND: 'Plan not found',
    LOTTERY_CHASE_STATE: 'This plan has already ended',
    LOTTERY_CHASE_ISSUES: 'A plan can have up to {max} issues',
    LOTTERY_CHASE_ORDER: 'The issues must follow in order, starting with an open one',
    LOTTERY_CHASE_REAL_ONLY: 'Future bets need {amount} of your own money',
    LOTTERY_VOID_CLOSED: 'This issue has closed and can no longer be voided',
    YEEKEE_SHOT_INVALID: 'Please enter five digits',
    YEEKEE_TOO_SOON:
      '{seconds, plural, one {Please wait # second before the next shot} other {Please wait # seconds before the next shot}}',
    YEEKEE_SHOTS_USED:
      '{max, plural, one {You can shoot # time a round} other {You can shoot # times a round}}',
    YEEKEE_OVER: 'Shooting for this round is closed',
  },
  zh: {},
}
