/** The sentences of refusals of what the house gives. */
import type { promotionErrors } from '../../errors/promotions.ts'
import type { AreaSentences } from './area.ts'

export const promotionSentences: AreaSentences<keyof typeof promotionErrors> = {
  th: {
    PROMO_REBATE_OFF: 'ยังไม่เปิดให้กดรับค่าคอม',
    PROMO_REBATE_NONE: 'ค่าคอมที่รับได้ยังไม่ถึง {min}',
    PROMO_DAY_CAP: 'วันนี้รับครบตามกำหนดแล้ว ส่วนที่เหลือรับได้ในวันถัดไป',
    PROMO_NOT_FOUND: 'ไม่พบโปรโมชั่นนี้',
    PROMO_NOT_OPEN: 'โปรโมชั่นนี้เปิด {from}',
    PROMO_ENDED: 'โปรโมชั่นนี้สิ้นสุดเมื่อ {until}',
    PROMO_CLAIM_LATE: 'หมดเวลากดรับเมื่อ {until}',
    PROMO_NOT_READY: 'ยังขาดอีก {left}',
    PROMO_NOT_ELIGIBLE: 'คุณยังไม่ตรงตามเงื่อนไขโปรโมชั่นนี้',
    PROMO_QUOTA: 'สิทธิ์โปรโมชั่นนี้เต็มแล้ว',
    PROMO_DUPLICATE_PERSON: 'โปรโมชั่นนี้ใช้ได้คนละ 1 ครั้ง',
    PROMO_ATTEMPTS: 'ยื่นคำขอครบจำนวนครั้งแล้ว',
    PROMO_BUDGET: 'งบของโปรโมชั่นนี้หมดแล้ว',
    PROMO_RG: 'ระหว่างพักการเล่นหรือขอระงับการเล่นจะใช้โปรโมชั่นไม่ได้',
    PROMO_STATE: 'สถานะของรายการนี้เปลี่ยนไปแล้ว กรุณาโหลดใหม่',
    FREE_ROUNDS_OVER: 'รอบฟรีชุดนี้ใช้ครบหรือหมดเวลาแล้ว',
  },
  en: {
    PROMO_REBATE_OFF: 'Claiming rebates is not open',
    PROMO_REBATE_NONE: 'There is less than {min} of rebate to claim',
    PROMO_DAY_CAP: 'You have received the most for today; the rest can be claimed tomorrow',
    PROMO_NOT_FOUND: 'This promotion was not found',
    PROMO_NOT_OPEN: 'This promotion opens {from}',
    PROMO_ENDED: 'This promotion ended on {until}',
    PROMO_CLAIM_LATE: 'The time to claim ended on {until}',
    PROMO_NOT_READY: '{left} is still missing',
    PROMO_NOT_ELIGIBLE: 'You do not meet the conditions of this promotion',
    PROMO_QUOTA: 'This promotion is fully taken',
    PROMO_DUPLICATE_PERSON: 'This promotion can be used once per person',
    PROMO_ATTEMPTS: 'All applications have been used',
    PROMO_BUDGET: 'The budget of this promotion is used up',
    PROMO_RG: 'Promotions are off during a break or self-exclusion',
    PROMO_STATE: 'This has changed in the meantime; please reload',
    FREE_ROUNDS_OVER: 'These free rounds are used up or their time is over',
  },
  zh: { PROMO_NOT_FOUND: '未找到该优惠' },
}
