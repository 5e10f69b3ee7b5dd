/** What members read about their redemptions. */
import type { Texts } from '../../../contract/shared/content-words.ts'

/** The line of a conversion in the history. */
export const conversionTitle: Texts = { TH: 'แลกเป็นเงิน', EN: 'Converted to cash' }

const heading = (number: string): Texts => ({ TH: `การแลกเลขที่ ${number}`, EN: `Your redemption ${number}` })
const noted = (text: string, note: string): string => (note ? `${text} ${note}` : text)

export const approvedTexts = (number: string, name: Texts, note: string) => ({
  titles: heading(number),
  contents: {
    TH: noted(`อนุมัติ ${name.TH} แล้ว`, note),
    EN: noted(`${name.EN} was approved.`, note),
  },
})

export const deliveryTexts = (number: string, name: Texts, note: string) => ({
  titles: heading(number),
  contents: { TH: `ส่ง${name.TH}แล้ว ${note}`, EN: `${name.EN} was sent: ${note}` },
})

export const rejectedTexts = (number: string, name: Texts, reason: string, points: string) => ({
  titles: heading(number),
  contents: {
    TH: `${name.TH} ไม่อนุมัติเพราะ${reason} คืน ${points} แต้มแล้ว`,
    EN: `${name.EN}: not approved, ${reason}. ${points} points were returned.`,
  },
})
