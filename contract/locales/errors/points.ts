/** The sentences of refusals of points and their mall. */
import type { pointErrors } from '../../errors/points.ts'
import type { AreaSentences } from './area.ts'

export const pointSentences: AreaSentences<keyof typeof pointErrors> = {
  th: {
    POINTS_NOT_ENOUGH: 'แต้มไม่พอ',
    POINTS_STOCK: 'ของรางวัลหมด',
    POINTS_PASSWORD: 'รหัสถอนเงินไม่ถูกต้อง',
    POINTS_MIN: 'กรุณาแลกอย่างน้อย {min} แต้ม',
    POINTS_STEP: 'จำนวนแต้มต้องหารด้วย {step} ลงตัว',
    POINTS_OPEN_REQUEST: 'มีคำขอแลกของชิ้นนี้อยู่แล้ว',
    POINTS_DEPOSIT_TOTAL: 'ของชิ้นนี้ต้องมียอดฝากสะสม {min} คุณมี {own}',
    POINTS_GOODS_ENDED: 'ของรางวัลนี้ไม่มีให้แลกแล้ว',
    POINTS_GOODS_NOT_FOUND: 'ไม่พบของรางวัลนี้',
    POINTS_ORDER_NOT_FOUND: 'ไม่พบคำขอแลกนี้',
    POINTS_ORDER_STATE: 'คำขอแลกนี้มีผลแล้ว กรุณาเปิดรายการใหม่อีกครั้ง',
  },
  en: {
    POINTS_NOT_ENOUGH: 'Not enough points',
    POINTS_STOCK: 'Out of stock',
    POINTS_PASSWORD: 'Withdrawal password is incorrect',
    POINTS_MIN: 'Please convert at least {min} points',
    POINTS_STEP: 'Please choose a multiple of {step} points',
    POINTS_OPEN_REQUEST: 'You have an open request for this item',
    POINTS_DEPOSIT_TOTAL: 'This item needs lifetime deposits of {min}. You have {own}',
    POINTS_GOODS_ENDED: 'This item is no longer offered',
    POINTS_GOODS_NOT_FOUND: 'This item was not found',
    POINTS_ORDER_NOT_FOUND: 'This order was not found',
    POINTS_ORDER_STATE: 'This order was decided already. Please open the list again',
  },
  zh: {},
}
