/** What agents are told of their dividends. */
import type { Texts } from '../../../../contract/shared/content-words.ts'

interface Said {
  readonly titles: Texts
  readonly contents: Texts
}

export const paidTexts = (periodId: string, amount: string): Said => ({
  titles: { TH: 'ได้รับส่วนแบ่งรายได้แล้ว', EN: 'Dividend received' },
  contents: {
    TH: `ส่วนแบ่งรายได้ รอบ ${periodId} จำนวน ${amount} เข้ากระเป๋าแล้ว`,
    EN: `Dividend, period ${periodId}: ${amount} has been added to your balance.`,
  },
})

export const heldTexts = (periodId: string, amount: string): Said => ({
  titles: { TH: 'รายการจ่ายพักตรวจสอบ', EN: 'Payment under review' },
  contents: {
    TH: `ส่วนแบ่งรายได้ รอบ ${periodId} จำนวน ${amount} พักตรวจสอบ`,
    EN: `Dividend, period ${periodId}: ${amount} is held for review.`,
  },
})
