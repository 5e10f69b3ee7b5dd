/** What agents are told of their dividends. */
import type { Texts } from '../../../../contract/shared/content-words.ts'

interface Said {
  readonly titles: Required<Texts>
  readonly contents: Required<Texts>
}

export const paidTexts = (periodId: string, amount: string): Said => ({
  titles: { TH: 'ได้รับส่วนแบ่งรายได้แล้ว', EN: 'Dividend received', ZH: '已到账' },
  contents: {
    TH: `ส่วนแบ่งรายได้ รอบ ${periodId} จำนวน ${amount} เข้ากระเป๋าแล้ว`,
    EN: `Dividend, period ${periodId}: ${amount} has been added to your balance.`,
    ZH: `分红，周期 ${periodId}：${amount} 已到账。`,
  },
})

export const heldTexts = (periodId: string, amount: string): Said => ({
  titles: { TH: 'รายการจ่ายพักตรวจสอบ', EN: 'Payment under review', ZH: '付款审核中' },
  contents: {
    TH: `ส่วนแบ่งรายได้ รอบ ${periodId} จำนวน ${amount} พักตรวจสอบ`,
    EN: `Dividend, period ${periodId}: ${amount} is held for review.`,
    ZH: `分红，周期 ${periodId}：${amount} 暂缓审核。`,
  },
})
