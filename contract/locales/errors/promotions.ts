/** The sentences of refusals of what the house gives. */
import type { promotionErrors } from '../../errors/promotions.ts'
import type { AreaSentences } from './area.ts'

export const promotionSentences: AreaSentences<keyof typeof promotionErrors> = {
  th: {
    PROMO_REBATE_OFF: 'ยังไม่เปิดให้กดรับค่าคอม',
    PROMO_REBATE_NONE: 'ค่าคอมที่รับได้ยังไม่ถึง {min}',
    PROMO_DAY_CAP: 'วันนี้รับครบตามกำหนดแล้ว ส่วนที่เหลือรับได้ในวันถัดไป',
  },
  en: {
    PROMO_REBATE_OFF: 'Claiming rebates is not open',
    PROMO_REBATE_NONE: 'There is less than {min} of rebate to claim',
    PROMO_DAY_CAP: 'You have received the most for today; the rest can be claimed tomorrow',
  },
  zh: {},
}
