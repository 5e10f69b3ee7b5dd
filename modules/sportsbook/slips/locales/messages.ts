/** What members read of their slips in the inbox. */
interface Texts {
  readonly TH: string
  readonly EN: string
}

export const rejectedTexts = (match: Texts, amount: string) => ({
  titles: { TH: 'ไม่รับเดิมพัน คืนเงินแล้ว', EN: 'Not accepted, stake returned' },
  contents: {
    TH: `ไม่รับเดิมพันบอลสดคู่ ${match.TH} คืน ${amount} แล้ว`,
    EN: `Your live bet on ${match.EN} was not accepted. ${amount} was returned.`,
  },
})

export const rejectedManyTexts = (number: string, amount: string) => ({
  titles: { TH: 'ไม่รับเดิมพัน คืนเงินแล้ว', EN: 'Not accepted, stake returned' },
  contents: {
    TH: `ไม่รับเดิมพันบิลเลขที่ ${number} คืน ${amount} แล้ว`,
    EN: `Bet number ${number} was not accepted. ${amount} was returned.`,
  },
})

export const autoCashOutTexts = (number: string, amount: string) => ({
  titles: { TH: 'แคชเอาต์อัตโนมัติ', EN: 'Automatic cash-out' },
  contents: {
    TH: `แคชเอาต์อัตโนมัติ บิลเลขที่ ${number} ${amount} เข้ากระเป๋าแล้ว`,
    EN: `Automatic cash-out of bet ${number}: ${amount} credited.`,
  },
})
